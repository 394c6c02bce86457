/** State and saving of the form of rights. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useForm, useWatch } from 'react-hook-form'
import { rightsDifference } from '#domain/access/rights.ts'
import { callMessage, currentRecord } from '#resources/form/serverErrors.ts'
import { aclQuery, saveRights, subjectQuery, type Subject } from './acl.ts'

export function useRightsForm(subject: Subject) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [error, setError] = useState<string>()
  const form = useForm({ defaultValues: { roles: subject.own } })
  const chosen = useWatch({ control: form.control, name: 'roles' })

  const keep = (saved: Subject, roles: string[]) => {
    queryClient.setQueryData(subjectQuery(saved.kind, String(saved.id)).queryKey, saved)
    form.reset({ roles: saved.own })
    // Sorted as on the server, so that only real changes count.
    if (roles.length !== saved.own.length || roles.some((role) => !saved.own.includes(role)))
      form.setValue('roles', roles, { shouldDirty: true })
  }

  const save = form.handleSubmit(async ({ roles }) => {
    setError(undefined)
    try {
      const saved = await saveRights(subject, roles)
      keep(saved, saved.own)
      void queryClient.invalidateQueries({ queryKey: aclQuery.queryKey, exact: true })
      notify('acl.saved', { type: 'success', messageArgs: { name: subject.name } })
    } catch (failure) {
      const current = currentRecord(failure) as Subject | undefined
      setError(current ? 'acl.changedMeanwhile' : callMessage(failure))
      if (!current) return
      // Merges the choices made here with changes by somebody else.
      const { given, taken } = rightsDifference(subject.own, roles)
      keep(
        current,
        [...new Set([...current.own, ...given])].filter((role) => !taken.includes(role)),
      )
    }
  })

  const toggle = (role: string, isChosen: boolean) => {
    setError(undefined)
    const next = isChosen ? [...chosen, role] : chosen.filter((one) => one !== role)
    form.setValue('roles', next.sort(), { shouldDirty: true })
  }
  return { form, chosen, error, toggle, save }
}
