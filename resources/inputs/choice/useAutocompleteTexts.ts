/** The words on the buttons of a field with a list, which are read aloud. */
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
