/** Templates of letters, mails, text messages and summonses. */
import { subject } from '#server/records/subject.ts'
import { templateHooks } from './templateHooks.ts'
import { templateRoutes } from './templateRoutes.ts'
import { templateVariableRoutes } from './templateVariableRoutes.ts'
import { variableHooks } from './variableHooks.ts'

export const templates = subject({
  hooks: {
    'email-template': templateHooks('email-template'),
    'post-mail-template': templateHooks('post-mail-template'),
    'sms-template': templateHooks('sms-template'),
    'subpoena-template': templateHooks('subpoena-template'),
    'template-variable': variableHooks,
  },
  routes: [templateRoutes, templateVariableRoutes],
})
