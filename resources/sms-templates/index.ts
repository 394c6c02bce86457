/** SMS templates as generated, with a preview on the page, and help beside the form. */
import { lazy } from 'react'
import generated from '#resources/generated/sms-templates/index.ts'

export default {
  ...generated,
  show: lazy(async () => ({ default: (await import('./SmsTemplateShow.tsx')).SmsTemplateShow })),
  edit: lazy(async () => ({ default: (await import('./pages.tsx')).SmsTemplateEdit })),
  create: lazy(async () => ({ default: (await import('./pages.tsx')).SmsTemplateCreate })),
  options: {
    ...generated.options,
    actions: lazy(async () => ({ default: (await import('./Actions.tsx')).SmsTemplateActions })),
  },
}
