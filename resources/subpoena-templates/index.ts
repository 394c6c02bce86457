/** Summons templates as generated, with a preview on the page, and help beside the form. */
import { lazy } from 'react'
import generated from '#resources/generated/subpoena-templates/index.ts'

export default {
  ...generated,
  show: lazy(async () => ({ default: (await import('./SubpoenaTemplateShow.tsx')).SubpoenaTemplateShow })),
  edit: lazy(async () => ({ default: (await import('./pages.tsx')).SubpoenaTemplateEdit })),
  create: lazy(async () => ({ default: (await import('./pages.tsx')).SubpoenaTemplateCreate })),
  options: {
    ...generated.options,
    actions: lazy(async () => ({ default: (await import('./Actions.tsx')).SubpoenaTemplateActions })),
  },
}
