/** State of the settings form, and saving of changes. */
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { get, useForm, type FieldValues } from 'react-hook-form'
import type { SettingValue } from '#domain/settings/setting.ts'
import { CallError, RefusedError } from '#providers/callErrors.ts'
import { formWide } from '#resources/form/serverErrors.ts'
import { isMarked } from './dirtyMarks.ts'
import { saveSettings, settingsKey, type Settings } from './settings.ts'

/** @param showAll Called if there is an error, perhaps at a field that the search hides. */
export function useSettingsForm(settings: Settings, showAll: () => void) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const form = useForm({ defaultValues: nested(settings), shouldFocusError: false })

  // Read during render: the form keeps only what is read here up to date.
  const { dirtyFields } = form.formState

  const save = form.handleSubmit(async (typed) => {
    const changed = settings.items.filter(({ key }) => isMarked(get(dirtyFields, key)))
    const values = Object.fromEntries(changed.map(({ key }) => [key, (get(typed, key) ?? null) as SettingValue]))
    const seen = Object.fromEntries(changed.map(({ key, changedAt }) => [key, changedAt]))
    try {
      const saved = await saveSettings(values, seen)
      queryClient.setQueryData(settingsKey(), saved)
      form.reset(nested(saved))
      void queryClient.invalidateQueries({ queryKey: ['office'] })
      notify('settings.global.saved', { type: 'success' })
    } catch (error) {
      showAll()
      if (!(error instanceof RefusedError)) {
        form.setError(formWide, { message: error instanceof CallError ? error.message : 'error.generic' })
        return
      }
      for (const [key, [message]] of Object.entries(error.fields)) {
        const isField = settings.items.some((item) => item.key === key)
        form.setError(isField ? key : formWide, { message })
      }
      // Somebody else may have changed a setting: shows who beside the input, which may then be saved over it.
      void queryClient.invalidateQueries({ queryKey: settingsKey() })
    }
  })
  return { form, save }
}

/** The form nests keys: 'office.name' is `office: { name }`. */
function nested({ items }: Settings): FieldValues {
  const values: Record<string, Record<string, SettingValue>> = {}
  for (const { key, value, type } of items) {
    const [group = '', name = ''] = key.split('.')
    values[group] = { ...values[group], [name]: type === 'secret' ? '' : value }
  }
  return values
}
