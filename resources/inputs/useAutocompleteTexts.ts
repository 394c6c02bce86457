/** Accessible names of the buttons of an autocomplete field. */
import { useTranslate } from 'react-admin'

export function useAutocompleteTexts() {
  const translate = useTranslate()
  return {
    openText: translate('ra.action.open'),
    closeText: translate('ra.action.close'),
    clearText: translate('ra.action.clear_input_value'),
    loadingText: translate('ra.message.loading'),
  }
}
