"""Scripted models for two agents of other people: they do one task of MicroMail from nothing but what they are sent."""

import json
import re

from model_server import said

SENDER = re.compile(r"when a mail from (.+?) is there")
CONTACT = re.compile(r"To write to the user, open (\S+?),")
START = re.compile(r"The app is at (\S+?)\.\s")


def text_of(content):
    """The text of a message's content."""
    if isinstance(content, str):
        return content
    return "\n".join(part.get("text", "") for part in content or [] if isinstance(part, dict))


def told(subject):
    """The message to the user."""
    return f"A mail has come. Its subject line says: {subject}"


def browser_use(request):
    """Answers browser-use, which asks for one object with a list of actions and sends the page as indexed lines."""
    whole = "\n".join(text_of(message["content"]) for message in request["messages"])
    page = whole.rpartition("Interactive elements:")[2]  # a hint may come after the page, in a message of its own
    sender, contact = SENDER.search(whole)[1], CONTACT.search(whole)[1]
    field, button = re.search(r"\[(\d+)\]<textarea", page), re.search(r"\[(\d+)\]<button type=submit", page)
    spans = r"(?:\s*\*?\[\d+\]<span[^\n]*\n)+"
    found = re.search(rf"^\s*{re.escape(sender)}\n{spans}\s*(?P<subject>[^\n\[]+)\n", page, re.MULTILINE)
    noted = re.search(r"subject: ([^\n\"\\]+);", whole)
    memory = f"subject: {found['subject'].strip()};" if found else ""
    if field and noted:
        actions = [
            {"input": {"index": int(field[1]), "text": told(noted[1]), "clear": True}},
            {"click": {"index": int(button[1])}},
        ]
    elif found:
        actions = [{"navigate": {"url": contact, "new_tab": False}}]
    else:
        actions = [{"wait": {"seconds": 2}}]
    answer = {"thinking": None, "evaluation_previous_goal": "fine", "memory": memory, "next_goal": "watch"}
    return said(json.dumps({**answer, "action": actions}))


def playwright_mcp(request):
    """Answers a loop over Playwright's MCP tools, which sends pages as accessibility descriptions with references."""
    messages = request["messages"]
    system, prompt = messages[0]["content"], messages[1]["content"]
    sender, contact, start = SENDER.search(prompt)[1], CONTACT.search(system)[1], START.search(system)[1]
    results = [text_of(message["content"]) for message in messages if message["role"] == "tool"]
    found = [re.search(rf'option "Unread, {re.escape(sender)}, ([^,"]+),', text) for text in results]
    subjects = [match[1] for match in found if match]
    field = re.search(r'textbox "Message" \[ref=(\w+)\]', results[-1] if results else "")
    button = re.search(r'button "Send message" \[ref=(\w+)\]', results[-1] if results else "")
    if not results:
        calls = [("browser_navigate", {"url": start}), ("browser_snapshot", {})]
    elif not subjects:
        calls = [("browser_wait_for", {"time": 2}), ("browser_snapshot", {})]
    elif field is None:
        calls = [("browser_navigate", {"url": contact}), ("browser_snapshot", {})]
    else:
        message = {"element": "Message", "target": field[1], "text": told(subjects[0])}
        calls = [("browser_type", message), ("browser_click", {"element": "Send message", "target": button[1]})]
    return said(calls=calls)
