import { useTranslateLabel } from 'react-admin'
import { useActionText } from '#resources/list/bulk/useActionText.ts'
import type { FileDeed } from './deeds.ts'

/** @returns The name of a deed: that of the property that it changes, or of the action. */
export function useDeedName(): (deed: FileDeed) => string {
  const actionText = useActionText()
  const translateLabel = useTranslateLabel()
  return ({ name, action, of }) =>
    action === 'update' ? String(translateLabel({ source: name, resource: of.name })) : actionText('file', action)
}
