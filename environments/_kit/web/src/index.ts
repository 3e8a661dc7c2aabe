/** What every app's page shares. It knows no app. */
export { ApiError, createApi, type FetchResult } from "./data/api";
export { useNowS, useServer, useServerAction, useServerQuery } from "./data/hooks";
export { type Session, type SessionUser, useSession, useToday } from "./data/session";
export { Calendar } from "./data/time";
export { FileDialog } from "./files/FileDialog";
export { FileIcon } from "./files/FileIcon";
export { sizeText } from "./files/shown-file";
export { mountApp } from "./mount";
export { AccountMenu } from "./shell/AccountMenu";
export { ConfirmDialog } from "./shell/ConfirmDialog";
export { IconButton } from "./shell/IconButton";
export { PersonAvatar } from "./shell/PersonAvatar";
export { ShortcutHelp, type ShortcutText, type Shortcuts, useShortcuts } from "./shell/shortcuts";
export { useToasts } from "./shell/toasts";
export { EmptyState } from "./states/EmptyState";
export { ErrorState } from "./states/ErrorState";
export { LoadingRows } from "./states/LoadingRows";
