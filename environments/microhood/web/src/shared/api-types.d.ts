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
         * @description Those that went off, the newest first, then those that wait.
         */
        get: operations["listAlerts"];
        put?: never;
        /**
         * Create Alert
         * @description Set an alert that goes off once, when the price is reached.
         */
        post: operations["createAlert"];
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
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete Alert
         * @description Delete an alert.
         */
        delete: operations["deleteAlert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{alert_id}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See Alert
         * @description Mark an alert that went off as seen.
         */
        post: operations["seeAlert"];
        delete?: never;
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
         * @description The badges: open orders, and alerts that went off and are not marked as seen.
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
    "/api/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List News
         * @description The newest articles, of all or about one stock.
         */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/{news_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Article
         * @description An article with its text.
         */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Orders
         * @description All orders of the user, the newest first, and the transfers from the bank.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Create Order
         * @description Place an order: a market order is filled at the price now, a limit order when the price reaches it.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{order_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel
         * @description Cancel an order that waits.
         */
        post: operations["cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Portfolio
         * @description What the account is worth, and all positions.
         */
        get: operations["getPortfolio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portfolio/chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Portfolio Chart
         * @description What the account was worth over a span.
         */
        get: operations["getPortfolioChart"];
        put?: never;
        post?: never;
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
         * @description Stocks by ticker or name, and articles by headline.
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
    "/api/stocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Stocks
         * @description All stocks by ticker, or those of a sector.
         */
        get: operations["listStocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stocks/{stock_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Stock
         * @description The page of a stock.
         */
        get: operations["getStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stocks/{stock_id}/chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Stock Chart
         * @description The price of a stock over a span.
         */
        get: operations["getStockChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stocks/{stock_id}/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Estimate Order
         * @description What an order would come to at the price now, and whether the account allows it.
         */
        get: operations["estimateOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stocks/{stock_id}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Watch Stock
         * @description Put a stock on the watchlist or take it off.
         */
        post: operations["watchStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watchlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Watched
         * @description The stocks on the watchlist, by ticker.
         */
        get: operations["listWatched"];
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
         * AlertInfo
         * @description A price alert.
         */
        AlertInfo: {
            /** Cents */
            cents: number;
            /**
             * Direction
             * @enum {string}
             */
            direction: "above" | "below";
            /** Id */
            id: string;
            /** Is Seen */
            is_seen: boolean;
            /** Set At S */
            set_at_s: number;
            stock: components["schemas"]["StockName"];
            /** Triggered At S */
            triggered_at_s: number | null;
            /** Triggered Cents */
            triggered_cents: number | null;
        };
        /**
         * AlertWish
         * @description A price alert to be set.
         */
        AlertWish: {
            /**
             * Direction
             * @enum {string}
             */
            direction: "above" | "below";
            /** Price */
            price: string;
            /** Stock */
            stock: string;
        };
        /**
         * Chart
         * @description A line of values over a span.
         */
        Chart: {
            /** Change Cents */
            change_cents: number;
            /** Points */
            points: components["schemas"]["Point"][];
            /** Reference Cents */
            reference_cents: number;
            /**
             * Span
             * @enum {string}
             */
            span: "1D" | "1W" | "1M" | "3M" | "1Y";
        };
        /**
         * Counts
         * @description The badges of the navigation.
         */
        Counts: {
            /** New Alerts */
            new_alerts: number;
            /** Open Orders */
            open_orders: number;
        };
        /**
         * Estimate
         * @description What an order would come to now.
         */
        Estimate: {
            /** Buying Power Cents */
            buying_power_cents: number;
            /** Price Cents */
            price_cents: number;
            /** Refusal */
            refusal: string | null;
            /** Shares Free */
            shares_free: number;
            /** Total Cents */
            total_cents: number;
        };
        /**
         * NewsCard
         * @description An article as the feed shows it: without its text.
         */
        NewsCard: {
            /** Headline */
            headline: string;
            /** Id */
            id: string;
            /** Logo Url */
            logo_url: string | null;
            /** Published At S */
            published_at_s: number;
            /** Source */
            source: string;
            /** Stocks */
            stocks: components["schemas"]["StockName"][];
            /** Updated At S */
            updated_at_s: number | null;
        };
        /**
         * NewsDetail
         * @description An opened article.
         */
        NewsDetail: {
            /** Body */
            body: string;
            /** Headline */
            headline: string;
            /** Id */
            id: string;
            /** Logo Url */
            logo_url: string | null;
            /** Published At S */
            published_at_s: number;
            /** Source */
            source: string;
            /** Stocks */
            stocks: components["schemas"]["StockName"][];
            /** Updated At S */
            updated_at_s: number | null;
        };
        /**
         * NewsFeed
         * @description The newest articles.
         */
        NewsFeed: {
            /** Articles */
            articles: components["schemas"]["NewsCard"][];
            /** Total */
            total: number;
        };
        /**
         * OrderHistory
         * @description All orders, those that wait first, and what was paid in.
         */
        OrderHistory: {
            /** Done */
            done: components["schemas"]["OrderInfo"][];
            /** Open */
            open: components["schemas"]["OrderInfo"][];
            /** Transfers */
            transfers: components["schemas"]["Point"][];
        };
        /**
         * OrderInfo
         * @description An order of the user.
         */
        OrderInfo: {
            /** Done At S */
            done_at_s: number | null;
            /** Id */
            id: string;
            /** Limit Cents */
            limit_cents: number | null;
            /** Placed At S */
            placed_at_s: number;
            /** Price Cents */
            price_cents: number | null;
            /** Shares */
            shares: number;
            /**
             * Side
             * @enum {string}
             */
            side: "buy" | "sell";
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "filled" | "cancelled";
            stock: components["schemas"]["StockName"];
            /** Total Cents */
            total_cents: number | null;
            /**
             * Type
             * @enum {string}
             */
            type: "market" | "limit";
        };
        /**
         * OrderWish
         * @description An order to be placed.
         */
        OrderWish: {
            /** Limit Price */
            limit_price?: string | null;
            /** Shares */
            shares: number;
            /**
             * Side
             * @enum {string}
             */
            side: "buy" | "sell";
            /** Stock */
            stock: string;
            /**
             * Type
             * @enum {string}
             */
            type: "market" | "limit";
        };
        /**
         * Point
         * @description A value at a moment.
         */
        Point: {
            /** At S */
            at_s: number;
            /** Cents */
            cents: number;
        };
        /**
         * Portfolio
         * @description The user's account: what it is worth, and in what.
         */
        Portfolio: {
            /** Buying Power Cents */
            buying_power_cents: number;
            /** Cash Cents */
            cash_cents: number;
            /** Day Change Cents */
            day_change_cents: number;
            /** Deposited Cents */
            deposited_cents: number;
            /** Gain Cents */
            gain_cents: number;
            /** Positions */
            positions: components["schemas"]["PositionCard"][];
            /** Previous Value Cents */
            previous_value_cents: number;
            /** Shares Value Cents */
            shares_value_cents: number;
            /** Value Cents */
            value_cents: number;
        };
        /**
         * PositionCard
         * @description What the user holds of a stock.
         */
        PositionCard: {
            /** Cost Cents */
            cost_cents: number;
            /** Day Gain Cents */
            day_gain_cents: number;
            /** Gain Cents */
            gain_cents: number;
            /** Shares */
            shares: number;
            /** Shares Waiting */
            shares_waiting: number;
            stock: components["schemas"]["StockCard"];
            /** Value Cents */
            value_cents: number;
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
         * SearchResult
         * @description What a search found.
         */
        SearchResult: {
            /** Articles */
            articles: components["schemas"]["NewsCard"][];
            /** Stocks */
            stocks: components["schemas"]["StockCard"][];
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
         * StockCard
         * @description A stock as lists show it.
         */
        StockCard: {
            /** Day Change Cents */
            day_change_cents: number;
            /** Id */
            id: string;
            /** Is Watched */
            is_watched: boolean;
            /** Logo Url */
            logo_url: string | null;
            /** Name */
            name: string;
            /** Previous Close Cents */
            previous_close_cents: number;
            /** Price Cents */
            price_cents: number;
            /** Sector */
            sector: string;
            /** Shares */
            shares: number;
            /** Spark */
            spark: number[];
            /** Ticker */
            ticker: string;
        };
        /**
         * StockDetail
         * @description The page of a stock.
         */
        StockDetail: {
            /** About */
            about: string;
            /** Average Volume */
            average_volume: number;
            /** Day Change Cents */
            day_change_cents: number;
            /** Dividend Cents */
            dividend_cents: number;
            /** Earnings Cents */
            earnings_cents: number;
            /** Employees */
            employees: number;
            /** Founded */
            founded: number;
            /** Headquarters */
            headquarters: string;
            /** High Cents */
            high_cents: number;
            /** Id */
            id: string;
            /** Is Watched */
            is_watched: boolean;
            /** Logo Url */
            logo_url: string | null;
            /** Low Cents */
            low_cents: number;
            /** Market Cap Cents */
            market_cap_cents: number;
            /** Name */
            name: string;
            /** Open Cents */
            open_cents: number;
            position: components["schemas"]["PositionCard"] | null;
            /** Previous Close Cents */
            previous_close_cents: number;
            /** Price Cents */
            price_cents: number;
            /** Sector */
            sector: string;
            /** Shares */
            shares: number;
            /** Spark */
            spark: number[];
            /** Tagline */
            tagline: string;
            /** Ticker */
            ticker: string;
            /** Year High Cents */
            year_high_cents: number;
            /** Year Low Cents */
            year_low_cents: number;
        };
        /**
         * StockName
         * @description A stock where only its name is needed.
         */
        StockName: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Ticker */
            ticker: string;
        };
        /**
         * WatchWish
         * @description Whether a stock is to be on the watchlist.
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
    listAlerts: {
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
                    "application/json": components["schemas"]["AlertInfo"][];
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
                "application/json": components["schemas"]["AlertWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
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
    deleteAlert: {
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
    seeAlert: {
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
    listNews: {
        parameters: {
            query?: {
                limit?: number;
                stock?: string;
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
                    "application/json": components["schemas"]["NewsFeed"];
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
    getArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                news_id: string;
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
                    "application/json": components["schemas"]["NewsDetail"];
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
    listOrders: {
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
                    "application/json": components["schemas"]["OrderHistory"];
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
    createOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderInfo"];
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
    cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: string;
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
                    "application/json": components["schemas"]["OrderInfo"];
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
    getPortfolio: {
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
                    "application/json": components["schemas"]["Portfolio"];
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
    getPortfolioChart: {
        parameters: {
            query?: {
                span?: "1D" | "1W" | "1M" | "3M" | "1Y";
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
                    "application/json": components["schemas"]["Chart"];
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
                    "application/json": components["schemas"]["SearchResult"];
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
    listStocks: {
        parameters: {
            query?: {
                sector?: string;
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
                    "application/json": components["schemas"]["StockCard"][];
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
    getStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stock_id: string;
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
                    "application/json": components["schemas"]["StockDetail"];
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
    getStockChart: {
        parameters: {
            query?: {
                span?: "1D" | "1W" | "1M" | "3M" | "1Y";
            };
            header?: never;
            path: {
                stock_id: string;
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
                    "application/json": components["schemas"]["Chart"];
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
    estimateOrder: {
        parameters: {
            query: {
                side: "buy" | "sell";
                type: "market" | "limit";
                shares: number;
                limit_price?: string;
            };
            header?: never;
            path: {
                stock_id: string;
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
                    "application/json": components["schemas"]["Estimate"];
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
    watchStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stock_id: string;
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
                    "application/json": components["schemas"]["StockCard"];
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
    listWatched: {
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
                    "application/json": components["schemas"]["StockCard"][];
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
