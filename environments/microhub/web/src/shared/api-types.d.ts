/** Made from the back end by `npm run api`; do not edit. */
export interface paths {
    "/api/accounts/{account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Account
         * @description A profile; `me` is the user's own.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{account_id}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow Account
         * @description Follow somebody or stop.
         */
        post: operations["followAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{alert_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Alert
         * @description A security alert.
         */
        get: operations["getAlert"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{alert_id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set Alert State
         * @description Dismiss a security alert, or open it again.
         */
        post: operations["setAlertState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/{comment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete Comment
         * @description Delete a comment of the user's own.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/commits/{commit_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Commit
         * @description A commit with its diff.
         */
        get: operations["getCommit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Dashboard
         * @description The start page: repositories, what has lately happened in them, and what the user has to do.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues/{issue_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Issue
         * @description An issue with its comments.
         */
        get: operations["getIssue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues/{issue_id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign Issue
         * @description Assign an issue to the user, or not any more.
         */
        post: operations["assignIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues/{issue_id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment On Issue
         * @description Comment on an issue.
         */
        post: operations["commentOnIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues/{issue_id}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Label Issue
         * @description Say which labels an issue has.
         */
        post: operations["labelIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues/{issue_id}/milestone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plan Issue
         * @description Put an issue into a milestone, or out of it.
         */
        post: operations["planIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues/{issue_id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set Issue State
         * @description Close an issue, or reopen it.
         */
        post: operations["setIssueState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pulls/{pull_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Pull
         * @description A pull request with its conversation, commits, checks and diff.
         */
        get: operations["getPull"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pulls/{pull_id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment On Pull
         * @description Comment on a pull request.
         */
        post: operations["commentOnPull"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pulls/{pull_id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge Pull
         * @description Merge a pull request into the default branch, its commits squashed into one.
         */
        post: operations["mergePull"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pulls/{pull_id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review Pull
         * @description Review a pull request: approve it, ask for changes, or only say something.
         */
        post: operations["reviewPull"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pulls/{pull_id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set Pull State
         * @description Close a pull request without merging it, or reopen it.
         */
        post: operations["setPullState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repos/{repo_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Repo
         * @description What the head of all pages of a repository shows.
         */
        get: operations["getRepo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repos/{repo_id}/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get About
         * @description What the home of a repository shows besides its files.
         */
        get: operations["getAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repos/{repo_id}/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Alerts
         * @description All security alerts, the most severe first.
         */
        get: operations["listAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repos/{repo_id}/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Branches
         * @description All branches, the default one first, then by their newest commit.
         */
        get: operations["listBranches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repos/{repo_id}/commits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Commits
         * @description The newest commits of a branch (without one, of the default branch), of all files or of one file or folder.
         */
        get: operations["listCommits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repos/{repo_id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get File
         * @description A file of a branch; without a branch of the default one.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repos/{repo_id}/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Issues
         * @description The issues of a repository; what an issue says is on its own page only.
         */
        get: operations["listIssues"];
        put?: never;
        /**
         * Create Issue
         * @description Open an issue.
         */
        post: operations["createIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repos/{repo_id}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Labels
         * @description The labels of a repository.
         */
        get: operations["listLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repos/{repo_id}/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Milestones
         * @description The milestones of a repository, the next one first.
         */
        get: operations["listMilestones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repos/{repo_id}/pulls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Pulls
         * @description The pull requests of a repository, newest first; merged ones count as closed.
         */
        get: operations["listPulls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repos/{repo_id}/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Releases
         * @description All releases with their notes, newest first.
         */
        get: operations["listReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repos/{repo_id}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Runs
         * @description The newest runs, of all workflows or of one.
         */
        get: operations["listRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repos/{repo_id}/star": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Star Repo
         * @description Star a repository or take the star back.
         */
        post: operations["starRepo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repos/{repo_id}/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Tree
         * @description A folder of a branch; without a branch of the default one, without a path the root.
         */
        get: operations["getTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repos/{repo_id}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Watch Repo
         * @description Watch a repository or not any more.
         */
        post: operations["watchRepo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{run_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Run
         * @description A run with its jobs and their logs.
         */
        get: operations["getRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{run_id}/rerun": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rerun
         * @description Run all jobs again.
         */
        post: operations["rerun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search
         * @description Repositories and people by name, issues and pull requests by title, code by line; everywhere or in one.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Session
         * @description Who is signed in, the moment of the start, and the simulated time now.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AccountCard
         * @description An account as lists show it.
         */
        AccountCard: {
            /** Avatar Url */
            avatar_url: string | null;
            /** Handle */
            handle: string;
            /** Id */
            id: string;
            /** Is Organisation */
            is_organisation: boolean;
            /** Is User */
            is_user: boolean;
            /** Name */
            name: string;
        };
        /**
         * AlertCard
         * @description A security alert as the list shows it.
         */
        AlertCard: {
            /** Id */
            id: string;
            /** Package */
            package: string;
            /** Raised At S */
            raised_at_s: number;
            /** Severity */
            severity: string;
            /** State */
            state: string;
            /** Title */
            title: string;
        };
        /**
         * AlertDetail
         * @description An opened security alert.
         */
        AlertDetail: {
            /** Affected */
            affected: string;
            /** Body */
            body: string;
            /** Id */
            id: string;
            /** Manifest */
            manifest: string;
            /** Package */
            package: string;
            /** Patched */
            patched: string;
            /** Raised At S */
            raised_at_s: number;
            /** Reason */
            reason: string;
            /** Severity */
            severity: string;
            /** State */
            state: string;
            /** Title */
            title: string;
        };
        /**
         * AlertWish
         * @description To dismiss a security alert, for a reason, or to open it again.
         */
        AlertWish: {
            /**
             * Reason
             * @default
             */
            reason: string;
            /**
             * State
             * @enum {string}
             */
            state: "open" | "dismissed";
        };
        /**
         * Asset
         * @description A file of a release.
         */
        Asset: {
            /** Name */
            name: string;
            /** Size Bytes */
            size_bytes: number;
        };
        /**
         * AssignWish
         * @description Whether the user is assigned.
         */
        AssignWish: {
            /** Assigned */
            assigned: boolean;
        };
        /**
         * Blob
         * @description A file of a branch.
         */
        Blob: {
            branch: components["schemas"]["BranchCard"];
            /** Content */
            content: string;
            /** Language */
            language: string;
            newest: components["schemas"]["CommitCard"];
            /** Path */
            path: string;
        };
        /**
         * BranchCard
         * @description A branch.
         */
        BranchCard: {
            /** Ahead */
            ahead: number;
            /** Id */
            id: string;
            /** Is Default */
            is_default: boolean;
            /** Name */
            name: string;
            newest: components["schemas"]["CommitCard"] | null;
            /** Pull Id */
            pull_id: string | null;
            /** Pull Number */
            pull_number: number | null;
        };
        /**
         * CodeHit
         * @description A line of a file in which a search has found its words.
         */
        CodeHit: {
            /** Branch Id */
            branch_id: string;
            /** Line */
            line: number;
            /** Path */
            path: string;
            repo: components["schemas"]["RepoCard"];
            /** Text */
            text: string;
        };
        /**
         * CommentWish
         * @description A new comment.
         */
        CommentWish: {
            /** Text */
            text: string;
        };
        /**
         * CommitCard
         * @description A commit as lists show it.
         */
        CommitCard: {
            author: components["schemas"]["AccountCard"];
            /** Committed At S */
            committed_at_s: number;
            /** Id */
            id: string;
            /** Sha */
            sha: string;
            /** Status */
            status: string | null;
            /** Title */
            title: string;
        };
        /**
         * CommitDetail
         * @description An opened commit.
         */
        CommitDetail: {
            author: components["schemas"]["AccountCard"];
            /** Branch */
            branch: string;
            /** Committed At S */
            committed_at_s: number;
            /** Files */
            files: components["schemas"]["FilePatch"][];
            /** Id */
            id: string;
            /** Message */
            message: string;
            /** Sha */
            sha: string;
            /** Status */
            status: string | null;
            /** Title */
            title: string;
        };
        /**
         * CommitList
         * @description The newest commits of a branch.
         */
        CommitList: {
            /** Commits */
            commits: components["schemas"]["CommitCard"][];
            /** Total */
            total: number;
        };
        /**
         * Dashboard
         * @description The start page.
         */
        Dashboard: {
            /** Assigned */
            assigned: components["schemas"]["NumberedCard"][];
            /** News */
            news: components["schemas"]["NewsItem"][];
            /** Repos */
            repos: components["schemas"]["RepoCard"][];
        };
        /**
         * FilePatch
         * @description What a commit did to a file.
         */
        FilePatch: {
            /** Additions */
            additions: number;
            /** Deletions */
            deletions: number;
            /** Kind */
            kind: string;
            /** Patch */
            patch: string;
            /** Path */
            path: string;
        };
        /**
         * FollowWish
         * @description Whether the user follows the account.
         */
        FollowWish: {
            /** Followed */
            followed: boolean;
        };
        /**
         * Found
         * @description What a search has found.
         */
        Found: {
            /** Code */
            code: components["schemas"]["CodeHit"][];
            /** Issues */
            issues: components["schemas"]["NumberedCard"][];
            /** People */
            people: components["schemas"]["AccountCard"][];
            /** Pulls */
            pulls: components["schemas"]["NumberedCard"][];
            /** Repos */
            repos: components["schemas"]["RepoCard"][];
        };
        /**
         * IssueDetail
         * @description An opened issue.
         */
        IssueDetail: {
            /** Assignees */
            assignees: components["schemas"]["AccountCard"][];
            author: components["schemas"]["AccountCard"];
            /** Body */
            body: string;
            /** Comments */
            comments: number;
            /** Entries */
            entries: components["schemas"]["TalkEntry"][];
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "issue" | "pull";
            /** Labels */
            labels: components["schemas"]["LabelInfo"][];
            /** Milestone */
            milestone: string | null;
            /** Number */
            number: number;
            /** Opened At S */
            opened_at_s: number;
            /** Repo Id */
            repo_id: string;
            /** Repo Name */
            repo_name: string;
            /** State */
            state: string;
            /** Title */
            title: string;
        };
        /**
         * IssueList
         * @description The issues that a list shows, and how many there are in each state under the same filters.
         */
        IssueList: {
            /** Closed */
            closed: number;
            /** Issues */
            issues: components["schemas"]["NumberedCard"][];
            /** Open */
            open: number;
        };
        /**
         * IssueWish
         * @description A new issue.
         */
        IssueWish: {
            /**
             * Body
             * @default
             */
            body: string;
            /** Labels */
            labels?: string[];
            /** Title */
            title: string;
        };
        /**
         * JobInfo
         * @description A job of a run.
         */
        JobInfo: {
            /** Duration S */
            duration_s: number | null;
            /** Name */
            name: string;
            /** Status */
            status: string;
            /** Steps */
            steps: components["schemas"]["StepInfo"][];
        };
        /**
         * LabelInfo
         * @description A label.
         */
        LabelInfo: {
            /** Colour */
            colour: string;
            /** Description */
            description: string;
            /** Name */
            name: string;
        };
        /**
         * LabelsWish
         * @description Which labels there shall be.
         */
        LabelsWish: {
            /** Labels */
            labels: string[];
        };
        /**
         * MilestoneInfo
         * @description A milestone and how far it is.
         */
        MilestoneInfo: {
            /** Closed */
            closed: number;
            /** Description */
            description: string;
            /** Due At S */
            due_at_s: number;
            /** Id */
            id: string;
            /** Open */
            open: number;
            /** Title */
            title: string;
        };
        /**
         * MilestoneWish
         * @description Which milestone there shall be.
         */
        MilestoneWish: {
            /** Milestone Id */
            milestone_id: string | null;
        };
        /**
         * NewsItem
         * @description Something that has lately happened in a repository; titles only.
         */
        NewsItem: {
            actor: components["schemas"]["AccountCard"];
            /** At S */
            at_s: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "issue" | "pull" | "commit" | "release";
            /** Number */
            number: number | null;
            /** Path */
            path: string;
            /** Repo Id */
            repo_id: string;
            /** Repo Name */
            repo_name: string;
            /** Title */
            title: string;
        };
        /**
         * NumberedCard
         * @description An issue or a pull request as lists show it: its text is read on its own page.
         */
        NumberedCard: {
            /** Assignees */
            assignees: components["schemas"]["AccountCard"][];
            author: components["schemas"]["AccountCard"];
            /** Comments */
            comments: number;
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "issue" | "pull";
            /** Labels */
            labels: components["schemas"]["LabelInfo"][];
            /** Milestone */
            milestone: string | null;
            /** Number */
            number: number;
            /** Opened At S */
            opened_at_s: number;
            /** Repo Id */
            repo_id: string;
            /** Repo Name */
            repo_name: string;
            /** State */
            state: string;
            /** Title */
            title: string;
        };
        /**
         * OwnCommit
         * @description A commit on its author's profile.
         */
        OwnCommit: {
            commit: components["schemas"]["CommitCard"];
            /** Repo Id */
            repo_id: string;
        };
        /**
         * ProfileDetail
         * @description A profile.
         */
        ProfileDetail: {
            /** Avatar Url */
            avatar_url: string | null;
            /** Bio */
            bio: string;
            /** City */
            city: string;
            /** Commits */
            commits: components["schemas"]["OwnCommit"][];
            /** Company */
            company: string;
            /** Followers */
            followers: number;
            /** Following */
            following: number;
            /** Handle */
            handle: string;
            /** Id */
            id: string;
            /** Is Followed */
            is_followed: boolean;
            /** Is Organisation */
            is_organisation: boolean;
            /** Is User */
            is_user: boolean;
            /** Members */
            members: components["schemas"]["AccountCard"][];
            /** Name */
            name: string;
            /** Repos */
            repos: components["schemas"]["RepoCard"][];
            /** Work */
            work: components["schemas"]["NumberedCard"][];
        };
        /**
         * PullCard
         * @description A pull request as lists show it.
         */
        PullCard: {
            /** Assignees */
            assignees: components["schemas"]["AccountCard"][];
            author: components["schemas"]["AccountCard"];
            /** Branch */
            branch: string;
            /** Comments */
            comments: number;
            /** Id */
            id: string;
            /** Is Draft */
            is_draft: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "issue" | "pull";
            /** Labels */
            labels: components["schemas"]["LabelInfo"][];
            /** Milestone */
            milestone: string | null;
            /** Number */
            number: number;
            /** Opened At S */
            opened_at_s: number;
            /** Repo Id */
            repo_id: string;
            /** Repo Name */
            repo_name: string;
            /** Review */
            review: string | null;
            /** State */
            state: string;
            /** Status */
            status: string | null;
            /** Title */
            title: string;
        };
        /**
         * PullDetail
         * @description An opened pull request.
         */
        PullDetail: {
            /** Assignees */
            assignees: components["schemas"]["AccountCard"][];
            author: components["schemas"]["AccountCard"];
            /** Base Branch */
            base_branch: string;
            /** Body */
            body: string;
            /** Branch */
            branch: string;
            /** Can Merge */
            can_merge: boolean;
            /** Comments */
            comments: number;
            /** Commits */
            commits: components["schemas"]["CommitCard"][];
            /** Entries */
            entries: components["schemas"]["TalkEntry"][];
            /** Files */
            files: components["schemas"]["FilePatch"][];
            /** Id */
            id: string;
            /** Is Draft */
            is_draft: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "issue" | "pull";
            /** Labels */
            labels: components["schemas"]["LabelInfo"][];
            /** Milestone */
            milestone: string | null;
            /** Number */
            number: number;
            /** Opened At S */
            opened_at_s: number;
            /** Repo Id */
            repo_id: string;
            /** Repo Name */
            repo_name: string;
            /** Review */
            review: string | null;
            /** Runs */
            runs: components["schemas"]["RunDetail"][];
            /** State */
            state: string;
            /** Status */
            status: string | null;
            /** Title */
            title: string;
        };
        /**
         * PullList
         * @description The pull requests that a list shows, and how many there are in each state under the same filters.
         */
        PullList: {
            /** Closed */
            closed: number;
            /** Open */
            open: number;
            /** Pulls */
            pulls: components["schemas"]["PullCard"][];
        };
        /**
         * Refusal
         * @description Body of every response that refuses something.
         */
        Refusal: {
            /** Detail */
            detail: string;
        };
        /**
         * ReleaseCard
         * @description A release as the home of its repository shows it.
         */
        ReleaseCard: {
            /** Published At S */
            published_at_s: number;
            /** Tag */
            tag: string;
            /** Title */
            title: string;
        };
        /**
         * ReleaseDetail
         * @description A release with its notes.
         */
        ReleaseDetail: {
            /** Assets */
            assets: components["schemas"]["Asset"][];
            author: components["schemas"]["AccountCard"];
            /** Body */
            body: string;
            /** Id */
            id: string;
            /** Is Latest */
            is_latest: boolean;
            /** Is Prerelease */
            is_prerelease: boolean;
            /** Published At S */
            published_at_s: number;
            /** Tag */
            tag: string;
            /** Title */
            title: string;
        };
        /**
         * RepoAbout
         * @description What the home of a repository shows besides its files.
         */
        RepoAbout: {
            /** Branches */
            branches: components["schemas"]["BranchCard"][];
            /** Clone Url */
            clone_url: string;
            /** Contributors */
            contributors: components["schemas"]["AccountCard"][];
            /** Languages */
            languages: components["schemas"]["Share"][];
            /** License */
            license: string;
            newest_release: components["schemas"]["ReleaseCard"] | null;
            /** Releases */
            releases: number;
            /** Topics */
            topics: string[];
        };
        /**
         * RepoCard
         * @description A repository as lists show it.
         */
        RepoCard: {
            /** Description */
            description: string;
            /** Forks */
            forks: number;
            /** Id */
            id: string;
            /** Is Starred */
            is_starred: boolean;
            /** Language */
            language: string;
            /** Name */
            name: string;
            owner: components["schemas"]["AccountCard"];
            /** Stars */
            stars: number;
        };
        /**
         * RepoHead
         * @description A repository as the head of its pages shows it.
         */
        RepoHead: {
            /** Description */
            description: string;
            /** Forks */
            forks: number;
            /** Id */
            id: string;
            /** Is Starred */
            is_starred: boolean;
            /** Is Watched */
            is_watched: boolean;
            /** Language */
            language: string;
            /** Name */
            name: string;
            /** Open Alerts */
            open_alerts: number;
            /** Open Issues */
            open_issues: number;
            /** Open Pulls */
            open_pulls: number;
            owner: components["schemas"]["AccountCard"];
            /** Stars */
            stars: number;
            /** Watchers */
            watchers: number;
        };
        /**
         * ReviewWish
         * @description A review.
         */
        ReviewWish: {
            /**
             * Text
             * @default
             */
            text: string;
            /**
             * Verdict
             * @enum {string}
             */
            verdict: "approved" | "changes_requested" | "commented";
        };
        /**
         * RunCard
         * @description A run as lists show it.
         */
        RunCard: {
            actor: components["schemas"]["AccountCard"];
            /** Attempt */
            attempt: number;
            /** Branch */
            branch: string;
            /** Commit Id */
            commit_id: string;
            /** Duration S */
            duration_s: number | null;
            /** Id */
            id: string;
            /** Number */
            number: number;
            /** Sha */
            sha: string;
            /** Started At S */
            started_at_s: number;
            /** Status */
            status: string;
            /** Title */
            title: string;
            /** Trigger */
            trigger: string;
            /** Workflow */
            workflow: string;
        };
        /**
         * RunDetail
         * @description An opened run.
         */
        RunDetail: {
            actor: components["schemas"]["AccountCard"];
            /** Attempt */
            attempt: number;
            /** Branch */
            branch: string;
            /** Commit Id */
            commit_id: string;
            /** Duration S */
            duration_s: number | null;
            /** Id */
            id: string;
            /** Jobs */
            jobs: components["schemas"]["JobInfo"][];
            /** Number */
            number: number;
            /** Sha */
            sha: string;
            /** Started At S */
            started_at_s: number;
            /** Status */
            status: string;
            /** Title */
            title: string;
            /** Trigger */
            trigger: string;
            /** Workflow */
            workflow: string;
        };
        /**
         * RunList
         * @description The newest runs.
         */
        RunList: {
            /** Runs */
            runs: components["schemas"]["RunCard"][];
            /** Total */
            total: number;
            /** Workflows */
            workflows: string[];
        };
        /**
         * SessionInfo
         * @description What a page needs to know before it shows anything.
         */
        SessionInfo: {
            /** Now S */
            now_s: number;
            /** Start */
            start: string;
            /** Timezone */
            timezone: string;
            /** Title */
            title: string;
            user: components["schemas"]["SignedInUser"];
        };
        /**
         * Share
         * @description A language and how much of a repository is written in it.
         */
        Share: {
            /** Name */
            name: string;
            /** Percent */
            percent: number;
        };
        /**
         * SignedInUser
         * @description The user of all apps.
         */
        SignedInUser: {
            /** Avatar Url */
            avatar_url: string | null;
            /** Email */
            email: string;
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /**
         * StarWish
         * @description Whether the user stars the repository.
         */
        StarWish: {
            /** Starred */
            starred: boolean;
        };
        /**
         * StateWish
         * @description To close or reopen.
         */
        StateWish: {
            /**
             * State
             * @enum {string}
             */
            state: "open" | "closed";
        };
        /**
         * StepInfo
         * @description A step of a job and its log.
         */
        StepInfo: {
            /** Duration S */
            duration_s: number | null;
            /** Log */
            log: string[];
            /** Name */
            name: string;
            /** Status */
            status: string;
        };
        /**
         * TalkEntry
         * @description Something that was said about or done to an issue or pull request.
         */
        TalkEntry: {
            actor: components["schemas"]["AccountCard"];
            /** At S */
            at_s: number;
            /** Id */
            id: string | null;
            /** Kind */
            kind: string;
            /** Text */
            text: string;
        };
        /**
         * Tree
         * @description A folder of a branch.
         */
        Tree: {
            branch: components["schemas"]["BranchCard"];
            /** Commits */
            commits: number;
            /** Entries */
            entries: components["schemas"]["TreeEntry"][];
            newest: components["schemas"]["CommitCard"] | null;
            /** Path */
            path: string;
            /** Readme */
            readme: string | null;
        };
        /**
         * TreeEntry
         * @description A file or folder of a tree.
         */
        TreeEntry: {
            /** Changed At S */
            changed_at_s: number;
            /** Commit Id */
            commit_id: string;
            /** Commit Title */
            commit_title: string;
            /** Is Folder */
            is_folder: boolean;
            /** Name */
            name: string;
            /** Path */
            path: string;
        };
        /**
         * WatchWish
         * @description Whether the user watches the repository.
         */
        WatchWish: {
            /** Watched */
            watched: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    followAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                alert_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    setAlertState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                alert_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                comment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getCommit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commit_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    assignIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    commentOnIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TalkEntry"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    labelIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelsWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    planIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MilestoneWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    setIssueState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                issue_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StateWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getPull: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pull_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PullDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    commentOnPull: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pull_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TalkEntry"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    mergePull: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pull_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PullDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    reviewPull: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pull_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PullDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    setPullState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pull_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StateWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PullDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getRepo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepoHead"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getAbout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepoAbout"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertCard"][];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listBranches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BranchCard"][];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listCommits: {
        parameters: {
            query?: {
                branch?: string | null;
                path?: string | null;
                limit?: number;
            };
            header?: never;
            path: {
                repo_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitList"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getFile: {
        parameters: {
            query: {
                path: string;
                branch?: string | null;
            };
            header?: never;
            path: {
                repo_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blob"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listIssues: {
        parameters: {
            query?: {
                state?: "open" | "closed";
                label?: string | null;
                milestone?: string | null;
                author?: string | null;
                search?: string;
                sort?: "newest" | "oldest" | "most_commented";
                limit?: number;
            };
            header?: never;
            path: {
                repo_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueList"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    createIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listLabels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelInfo"][];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listMilestones: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MilestoneInfo"][];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listPulls: {
        parameters: {
            query?: {
                state?: "open" | "closed";
                label?: string | null;
                author?: string | null;
                search?: string;
                limit?: number;
            };
            header?: never;
            path: {
                repo_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PullList"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listReleases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseDetail"][];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listRuns: {
        parameters: {
            query?: {
                workflow?: string | null;
                limit?: number;
            };
            header?: never;
            path: {
                repo_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunList"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    starRepo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StarWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepoHead"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getTree: {
        parameters: {
            query?: {
                branch?: string | null;
                path?: string;
            };
            header?: never;
            path: {
                repo_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tree"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    watchRepo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                repo_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepoHead"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    rerun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    search: {
        parameters: {
            query?: {
                q?: string;
                repo?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Found"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionInfo"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
}
