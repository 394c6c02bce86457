/** Settings of the office. */
import { subject } from '#server/records/subject.ts'
import { officeRoutes } from './officeRoutes.ts'
import { settingRoutes } from './settingRoutes.ts'

export const settings = subject({
  routes: [officeRoutes, settingRoutes],
})
