/** Mail that goes out. */
import { subject } from '#server/records/subject.ts'
import { mailRoutes } from './mailRoutes.ts'

export const mail = subject({
  routes: [mailRoutes],
})
