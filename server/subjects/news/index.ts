/** News for the people of the office and of customers. */
import { subject } from '#server/records/subject.ts'
import { newsHooks } from './newsHooks.ts'
import { newsRoutes } from './newsRoutes.ts'

export const news = subject({
  hooks: {
    'news-item': newsHooks,
  },
  routes: [newsRoutes],
})
