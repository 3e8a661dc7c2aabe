/** Made from the back end by `npm run api`; do not edit. */
export interface paths {
    "/api/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Alerts
         * @description Alerts, newest first, all of them or the unread ones; looking at the list marks nothing as read.
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
    "/api/alerts/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read All Alerts
         * @description Mark all alerts as read.
         */
        post: operations["readAllAlerts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{alert_id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read Alert
         * @description Mark an alert as read or unread.
         */
        post: operations["readAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Authors
         * @description Authors whose name has all the words that are searched for, most cited first; without words all of them.
         */
        get: operations["listAuthors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authors/{author_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Author
         * @description An author's page: figures, papers, co-authors.
         */
        get: operations["getAuthor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authors/{author_id}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow Author
         * @description Follow an author or stop.
         */
        post: operations["followAuthor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/copied-citations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Copied
         * @description The user's citations, last copied first.
         */
        get: operations["listCopied"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/copied-citations/{copy_id}": {
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
         * Forget Copied
         * @description Take a citation out of the list.
         */
        delete: operations["forgetCopied"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Counts
         * @description The badges: alerts that the user has not marked as read, and what is saved.
         */
        get: operations["getCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Labels
         * @description All labels, by name.
         */
        get: operations["listLabels"];
        put?: never;
        /**
         * Create Label
         * @description Make a label.
         */
        post: operations["createLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/labels/{label_id}": {
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
         * Delete Label
         * @description Delete a label; the papers that bear it stay in the library.
         */
        delete: operations["deleteLabel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Library
         * @description What is saved, all of it or with one label, last saved first.
         */
        get: operations["getLibrary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Metrics
         * @description Venues ranked by h5-index, of all subjects or of one.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Papers
         * @description One page of what a search finds, and how much it finds; without words everything.
         */
        get: operations["listPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/papers/{paper_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Paper
         * @description A paper with its abstract, what it cites and what cites it.
         */
        get: operations["getPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/papers/{paper_id}/citations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Citations
         * @description How to cite a paper, in every style.
         */
        get: operations["listCitations"];
        put?: never;
        /**
         * Copy Citation
         * @description Copy a citation; it is kept among the user's citations.
         */
        post: operations["copyCitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/papers/{paper_id}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Label Paper
         * @description Put a label on a saved paper or take it off.
         */
        post: operations["labelPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/papers/{paper_id}/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save Paper
         * @description Put a paper into the library or take it out, which takes its labels off.
         */
        post: operations["savePaper"];
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
    "/api/subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Subjects
         * @description The fields of research, by name.
         */
        get: operations["listSubjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/venues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Venues
         * @description Journals and conferences, by name.
         */
        get: operations["listVenues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Watches
         * @description The topics about which the user wants alerts, newest first.
         */
        get: operations["listWatches"];
        put?: never;
        /**
         * Create Alert
         * @description Ask for alerts about a topic. They come once a day, in the morning; asking brings none by itself.
         */
        post: operations["createAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watches/{watch_id}": {
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
         * Delete Alert
         * @description Want no more alerts about a topic.
         */
        delete: operations["deleteAlert"];
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
         * AlertInfo
         * @description A notice.
         */
        AlertInfo: {
            /** Id */
            id: string;
            /** Is Read */
            is_read: boolean;
            /** Kind */
            kind: string;
            /** Received At S */
            received_at_s: number;
            /** Text */
            text: string;
            /** Topic */
            topic: string;
        };
        /**
         * AlertList
         * @description Notices, newest first.
         */
        AlertList: {
            /** Alerts */
            alerts: components["schemas"]["AlertInfo"][];
            /** Total */
            total: number;
            /** Unread */
            unread: number;
        };
        /**
         * AuthorCard
         * @description An author as lists show it.
         */
        AuthorCard: {
            /** Affiliation */
            affiliation: string;
            /** Avatar Url */
            avatar_url: string | null;
            /** Cited By */
            cited_by: number;
            /** Id */
            id: string;
            /** Interests */
            interests: string[];
            /** Is Followed */
            is_followed: boolean;
            /** Name */
            name: string;
            /** Short Name */
            short_name: string;
        };
        /**
         * AuthorDetail
         * @description An author's own page.
         */
        AuthorDetail: {
            /** Affiliation */
            affiliation: string;
            /** Avatar Url */
            avatar_url: string | null;
            /** Cited By */
            cited_by: number;
            /** Co Authors */
            co_authors: components["schemas"]["CoAuthor"][];
            /** Domain */
            domain: string;
            /** Id */
            id: string;
            /** Interests */
            interests: string[];
            /** Is Followed */
            is_followed: boolean;
            metrics: components["schemas"]["Metrics"];
            /** Name */
            name: string;
            /** Papers */
            papers: components["schemas"]["PaperLine"][];
            /** Per Year */
            per_year: components["schemas"]["YearCount"][];
            recent: components["schemas"]["Metrics"];
            /** Recent Since */
            recent_since: number;
            /** Short Name */
            short_name: string;
        };
        /**
         * AuthorFull
         * @description An author of an opened paper.
         */
        AuthorFull: {
            /** Affiliation */
            affiliation: string;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Short Name */
            short_name: string;
        };
        /**
         * AuthorName
         * @description An author as author lines show it.
         */
        AuthorName: {
            /** Id */
            id: string;
            /** Short Name */
            short_name: string;
        };
        /**
         * CitationText
         * @description A citation in one style.
         */
        CitationText: {
            /** Name */
            name: string;
            /**
             * Style
             * @enum {string}
             */
            style: "mla" | "apa" | "chicago" | "harvard" | "vancouver" | "bibtex";
            /** Text */
            text: string;
        };
        /**
         * CitedCopy
         * @description A citation that the user has copied.
         */
        CitedCopy: {
            /** Copied At S */
            copied_at_s: number;
            /** Id */
            id: string;
            /** Paper Id */
            paper_id: string;
            /** Paper Title */
            paper_title: string;
            /** Style Name */
            style_name: string;
            /** Text */
            text: string;
        };
        /**
         * CoAuthor
         * @description Somebody who wrote with an author.
         */
        CoAuthor: {
            /** Affiliation */
            affiliation: string;
            /** Avatar Url */
            avatar_url: string | null;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Papers */
            papers: number;
        };
        /**
         * CopyWish
         * @description Copy a citation.
         */
        CopyWish: {
            /**
             * Style
             * @enum {string}
             */
            style: "mla" | "apa" | "chicago" | "harvard" | "vancouver" | "bibtex";
        };
        /**
         * Counts
         * @description The badges of the navigation.
         */
        Counts: {
            /** Papers */
            papers: number;
            /** Saved */
            saved: number;
            /** Unread Alerts */
            unread_alerts: number;
        };
        /**
         * FollowWish
         * @description Follow or stop.
         */
        FollowWish: {
            /** Followed */
            followed: boolean;
        };
        /**
         * LabelInfo
         * @description A label of the library.
         */
        LabelInfo: {
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /**
         * LabelRow
         * @description A label and how many saved papers bear it.
         */
        LabelRow: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Papers */
            papers: number;
        };
        /**
         * LabelWish
         * @description Put a label on a saved paper or take it off.
         */
        LabelWish: {
            /** Label Id */
            label_id: string;
            /** On */
            on: boolean;
        };
        /**
         * Library
         * @description What the user has saved.
         */
        Library: {
            /** Labels */
            labels: components["schemas"]["LabelRow"][];
            /** Papers */
            papers: components["schemas"]["PaperCard"][];
            /** Total */
            total: number;
        };
        /**
         * Metrics
         * @description What an author's papers were cited, in all and since a year.
         */
        Metrics: {
            /** Citations */
            citations: number;
            /** H Index */
            h_index: number;
            /** I10 Index */
            i10_index: number;
        };
        /**
         * NewLabel
         * @description A label to be made.
         */
        NewLabel: {
            /** Name */
            name: string;
        };
        /**
         * NewWatch
         * @description A topic to be watched.
         */
        NewWatch: {
            /** Topic */
            topic: string;
        };
        /**
         * PaperCard
         * @description A paper as results show it: the opening of its abstract, not more.
         */
        PaperCard: {
            /** Authors */
            authors: components["schemas"]["AuthorName"][];
            /** Cited By */
            cited_by: number;
            /** Id */
            id: string;
            /** Indexed At S */
            indexed_at_s: number;
            /** Is Saved */
            is_saved: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "article" | "conference" | "book" | "thesis" | "preprint";
            /** Labels */
            labels: components["schemas"]["LabelInfo"][];
            /** Snippet */
            snippet: string;
            /** Source */
            source: string;
            /** Title */
            title: string;
            /** Year */
            year: number;
        };
        /**
         * PaperDetail
         * @description An opened paper.
         */
        PaperDetail: {
            /** Abstract */
            abstract: string;
            /** Author List */
            author_list: components["schemas"]["AuthorFull"][];
            /** Authors */
            authors: components["schemas"]["AuthorName"][];
            /** Cited By */
            cited_by: number;
            /** Citing */
            citing: components["schemas"]["PaperLine"][];
            /** Copied Styles */
            copied_styles: string[];
            /** Id */
            id: string;
            /** Indexed At S */
            indexed_at_s: number;
            /** Is Saved */
            is_saved: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "article" | "conference" | "book" | "thesis" | "preprint";
            /** Labels */
            labels: components["schemas"]["LabelInfo"][];
            /** Place */
            place: string;
            /** Published On */
            published_on: string;
            /** References */
            references: components["schemas"]["PaperLine"][];
            /** Related */
            related: components["schemas"]["PaperLine"][];
            /** Source */
            source: string;
            /** Subject */
            subject: string;
            /** Title */
            title: string;
            /** Venue Id */
            venue_id: string | null;
            /** Year */
            year: number;
        };
        /**
         * PaperLine
         * @description A paper as a reference list or a side list shows it.
         */
        PaperLine: {
            /** Authors */
            authors: components["schemas"]["AuthorName"][];
            /** Cited By */
            cited_by: number;
            /** Id */
            id: string;
            /** Indexed At S */
            indexed_at_s: number;
            /** Source */
            source: string;
            /** Title */
            title: string;
            /** Year */
            year: number;
        };
        /**
         * PaperList
         * @description One page of results.
         */
        PaperList: {
            /** Pages */
            pages: number;
            /** Papers */
            papers: components["schemas"]["PaperCard"][];
            /** Total */
            total: number;
        };
        /**
         * ReadWish
         * @description Mark read or unread.
         */
        ReadWish: {
            /** Read */
            read: boolean;
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
         * SaveWish
         * @description Save or take out.
         */
        SaveWish: {
            /** Saved */
            saved: boolean;
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
         * SubjectInfo
         * @description A field of research, and how many papers it has.
         */
        SubjectInfo: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Papers */
            papers: number;
        };
        /**
         * VenueChoice
         * @description A venue by which results are filtered.
         */
        VenueChoice: {
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /**
         * VenueRanking
         * @description Venues by h5-index.
         */
        VenueRanking: {
            /** First Year */
            first_year: number;
            /** Last Year */
            last_year: number;
            /** Venues */
            venues: components["schemas"]["VenueRow"][];
        };
        /**
         * VenueRow
         * @description A venue in the ranking.
         */
        VenueRow: {
            /** H5 Index */
            h5_index: number;
            /** H5 Median */
            h5_median: number;
            /** Id */
            id: string;
            /** Kind */
            kind: string;
            /** Name */
            name: string;
            /** Papers */
            papers: number;
            /** Rank */
            rank: number;
            /** Subject */
            subject: string;
        };
        /**
         * WatchInfo
         * @description A topic about which the user wants alerts.
         */
        WatchInfo: {
            /** Created At S */
            created_at_s: number;
            /** Id */
            id: string;
            /** Topic */
            topic: string;
        };
        /**
         * YearCount
         * @description How often somebody was cited by the papers of one year.
         */
        YearCount: {
            /** Citations */
            citations: number;
            /** Year */
            year: number;
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
    listAlerts: {
        parameters: {
            query?: {
                unread?: boolean;
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
                    "application/json": components["schemas"]["AlertList"];
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
    readAllAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
    readAlert: {
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
                "application/json": components["schemas"]["ReadWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertInfo"];
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
    listAuthors: {
        parameters: {
            query?: {
                search?: string;
                followed?: boolean;
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
                    "application/json": components["schemas"]["AuthorCard"][];
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
    getAuthor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                author_id: string;
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
                    "application/json": components["schemas"]["AuthorDetail"];
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
    followAuthor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                author_id: string;
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
                    "application/json": components["schemas"]["AuthorCard"];
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
    listCopied: {
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
                    "application/json": components["schemas"]["CitedCopy"][];
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
    forgetCopied: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                copy_id: string;
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
    getCounts: {
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
                    "application/json": components["schemas"]["Counts"];
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
    createLabel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLabel"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelInfo"];
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
    deleteLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                label_id: string;
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
    getLibrary: {
        parameters: {
            query?: {
                label?: string | null;
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
                    "application/json": components["schemas"]["Library"];
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
    getMetrics: {
        parameters: {
            query?: {
                subject?: string | null;
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
                    "application/json": components["schemas"]["VenueRanking"];
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
    listPapers: {
        parameters: {
            query?: {
                search?: string;
                from_year?: number | null;
                to_year?: number | null;
                kind?: ("article" | "conference" | "book" | "thesis" | "preprint") | null;
                subject?: string | null;
                venue?: string | null;
                sort?: "relevance" | "added" | "year" | "cited";
                page?: number;
                limit?: number;
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
                    "application/json": components["schemas"]["PaperList"];
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
    getPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paper_id: string;
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
                    "application/json": components["schemas"]["PaperDetail"];
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
    listCitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paper_id: string;
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
                    "application/json": components["schemas"]["CitationText"][];
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
    copyCitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paper_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopyWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitedCopy"];
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
    labelPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paper_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperCard"];
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
    savePaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paper_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperCard"];
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
    listSubjects: {
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
                    "application/json": components["schemas"]["SubjectInfo"][];
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
    listVenues: {
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
                    "application/json": components["schemas"]["VenueChoice"][];
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
    listWatches: {
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
                    "application/json": components["schemas"]["WatchInfo"][];
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
    createAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWatch"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchInfo"];
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
    deleteAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                watch_id: string;
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
}
