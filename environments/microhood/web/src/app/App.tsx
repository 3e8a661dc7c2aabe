import type { ReactNode } from "react";
import { Route, Routes } from "react-router";

import { AlertsPage } from "../features/alerts/components/AlertsPage";
import { BrowsePage } from "../features/browse/components/BrowsePage";
import { ArticlePage } from "../features/news/components/ArticlePage";
import { NewsPage } from "../features/news/components/NewsPage";
import { OrdersPage } from "../features/orders/components/OrdersPage";
import { PortfolioPage } from "../features/portfolio/components/PortfolioPage";
import { SearchPage } from "../features/search/components/SearchPage";
import { StockPage } from "../features/stock/components/StockPage";
import { Frame } from "./Frame";
import { MissingPage } from "./MissingPage";

export function App(): ReactNode {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route path="/" element={<PortfolioPage />} />
        <Route path="/stock/:stockId" element={<StockPage />} />
        <Route path="/stocks" element={<BrowsePage />} />
        <Route path="/orders" element={<OrdersPage />} />
        <Route path="/alerts" element={<AlertsPage />} />
        <Route path="/news" element={<NewsPage />} />
        <Route path="/news/:newsId" element={<ArticlePage />} />
        <Route path="/search" element={<SearchPage />} />
        <Route path="*" element={<MissingPage />} />
      </Route>
    </Routes>
  );
}
