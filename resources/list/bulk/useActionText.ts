/** Name of what a bulk run does to each record; apart from the runs themselves, because lists carry it. */
import { useTranslate } from 'react-admin'

/** @returns The name of what is done to each record. */
export function useActionText(): (entity: string, action: string) => string {
  const translate = useTranslate()
  return (entity, action) =>
    everywhere[action]
      ? translate(everywhere[action])
      : translate(`resources.${entity}.actions.${action}.title`, {
          // Deeds of a subject have a text of their own.
          _: translate(`deeds.${entity}.${action}`, { _: action }),
        })
}

/** Texts of deeds that are no action of a lifecycle. */
const everywhere: Readonly<Record<string, string>> = {
  update: 'ra.action.edit',
  delete: 'ra.action.delete',
  replace: 'replace.yes',
  import: 'importPage.action',
}
