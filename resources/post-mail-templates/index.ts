/** Letter templates as generated, with a preview on the page, and help beside the form. */
import { lazy } from 'react'
import generated from '#resources/generated/post-mail-templates/index.ts'

export default {
  ...generated,
  show: lazy(async () => ({ default: (await import('./PostMailTemplateShow.tsx')).PostMailTemplateShow })),
  edit: lazy(async () => ({ default: (await import('./pages.tsx')).PostMailTemplateEdit })),
  create: lazy(async () => ({ default: (await import('./pages.tsx')).PostMailTemplateCreate })),
  options: {
    ...generated.options,
    actions: lazy(async () => ({ default: (await import('./Actions.tsx')).PostMailTemplateActions })),
  },
}
