/** The agenda: what has to be done on which file, by whom and when. */
import { subject } from '#server/records/subject.ts'
import { choiceRoutes } from './choiceRoutes.ts'
import { countRoutes } from './countRoutes.ts'
import { exportRoutes } from './exportRoutes.ts'
import { fileRoutes } from './fileRoutes.ts'
import { agendaHooks } from './hooks.ts'
import { archiveOfClosed } from './listeners.ts'
import { manyRoutes } from './manyRoutes.ts'

export const agenda = subject({
  hooks: { 'agenda-item': agendaHooks },
  listens: { file: [archiveOfClosed] },
  routes: [choiceRoutes, fileRoutes, manyRoutes, countRoutes, exportRoutes],
})
