import { useCallback } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";

import type { MailSummary } from "../shared/api";
import { withoutFile } from "../shared/file-address";
import { folderLook } from "../shared/folders";

/** Where the page's address says we are, and the ways from here. */
export function usePlace() {
  const { place = "", mailId = null } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = withoutFile(params);
  const goTo = useCallback(
    (id: string | null) => void navigate({ pathname: id === null ? `/${place}` : `/${place}/${id}`, search: query }),
    [navigate, place, query],
  );
  const close = useCallback(() => goTo(null), [goTo]);
  const open = useCallback(
    (mail: MailSummary) => (mail.folder === "drafts" ? void navigate(`/drafts/${mail.id}`) : goTo(mail.id)),
    [navigate, goTo],
  );
  const closeDraft = useCallback(() => void navigate("/drafts", { replace: true }), [navigate]);
  return {
    folder: folderLook(place),
    /** The words searched for; empty where a folder is shown. */
    search: place === "search" ? (params.get("q") ?? "") : "",
    /** The mail in the reading pane. */
    mailId: place === "drafts" ? null : mailId,
    /** The draft to continue. */
    draftId: place === "drafts" ? mailId : null,
    open,
    close,
    closeDraft,
  };
}
