/**
 * Replaces react-admin's default router adapter, which includes react-router's data loading (`vite.config.ts`). The
 * app uses `providers/router/routerProvider.tsx`.
 */
export const reactRouterProvider = {}
