/** Texts of the screens, and how the office rewords them. */
import { subject } from '#server/records/subject.ts'
import { changedTextRoutes } from './changedTextRoutes.ts'
import { missingTextRoutes } from './missingTextRoutes.ts'
import { textRoutes } from './textRoutes.ts'

export const texts = subject({
  routes: [textRoutes, changedTextRoutes, missingTextRoutes],
})
