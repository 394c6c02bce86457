/**
 * Stands in for react-admin's own way to the router, which brings react-router's loading of data with it (`vite.config.ts`).
 * The app hands react-admin its own: `providers/router/routerProvider.tsx`.
 */
export const reactRouterProvider = {}
