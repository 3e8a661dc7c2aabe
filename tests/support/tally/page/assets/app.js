const root = document.documentElement;
const main = document.getElementById("root");
let shown = -1;
let wanted = 0;
let pending = 0;

// The revision stands there only while nothing is being sent or fetched, so that a click is over when it is back.
function busy(change) {
  pending += change;
  if (pending === 0 && shown >= 0) root.dataset.revision = String(shown);
  else delete root.dataset.revision;
}

function button(label, act) {
  const element = document.createElement("button");
  element.textContent = label;
  element.addEventListener("click", () => {
    busy(1);
    act().then(refresh).finally(() => busy(-1));
  });
  return element;
}

async function refresh() {
  busy(1);
  try {
    await draw();
  } finally {
    busy(-1);
  }
}

async function draw() {
  const id = location.pathname.split("/offer/")[1];
  const response = await fetch(id ? `/api/offers/${id}` : "/api/offers");
  const revision = Number(response.headers.get("X-App-Revision"));
  const data = await response.json();
  main.replaceChildren(...(response.ok ? (id ? detail(data) : list(data)) : [document.createTextNode(data.detail)]));
  shown = revision;
  if (shown < wanted) await draw();
}

function list(offers) {
  const heading = document.createElement("h1");
  heading.textContent = `${offers.length} offers`;
  return [heading, ...offers.map((offer) => {
    const row = document.createElement("p");
    const link = document.createElement("a");
    link.href = `/offer/${offer.id}`;
    link.textContent = `${offer.title} at ${(offer.cents / 100).toFixed(2)}`;
    row.append(link, " ", button(`${offer.liked ? "Unlike" : "Like"} ${offer.title}`,
      () => fetch(`/api/offers/${offer.id}/like`, { method: "POST" })));
    return row;
  })];
}

function detail(offer) {
  const heading = document.createElement("h1");
  heading.textContent = offer.title;
  const text = document.createElement("p");
  text.textContent = `${offer.secret}, at ${(offer.cents / 100).toFixed(2)}`;
  return [heading, text,
    button("Like", () => fetch(`/api/offers/${offer.id}/like`, { method: "POST" })),
    button("Remove", () => fetch(`/api/offers/${offer.id}`, { method: "DELETE" }))];
}

new EventSource("/api/push").addEventListener("revision", (event) => {
  wanted = Number(JSON.parse(event.data));
  if (shown < wanted) refresh();
});
refresh();
