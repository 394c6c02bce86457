/** E-mail templates as generated, with a preview on the page, and help beside the form. */
import { lazy } from 'react'
import generated from '#resources/generated/email-templates/index.ts'

export default {
  ...generated,
  show: lazy(async () => ({ default: (await import('./EmailTemplateShow.tsx')).EmailTemplateShow })),
  edit: lazy(async () => ({ default: (await import('./pages.tsx')).EmailTemplateEdit })),
  create: lazy(async () => ({ default: (await import('./pages.tsx')).EmailTemplateCreate })),
  options: {
    ...generated.options,
    actions: lazy(async () => ({ default: (await import('./Actions.tsx')).EmailTemplateActions })),
  },
}
