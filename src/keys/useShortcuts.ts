/**
 * Global keyboard shortcuts, inactive in inputs and in open dialogs. Those of one letter are loaded when first pressed;
 * further letters and digits press what the page marks with them (`data-key`).
 */
import { useEffect } from 'react'
import { useEvent } from 'react-admin'
import { preference } from '#providers/preferences.ts'
import { keysPreference } from '#src/preferences/keysPreference.ts'

const isApple = /^(Mac|iP)/.test(navigator.platform)

/** Name of the command key. */
export const commandName = isApple ? '⌘' : 'Ctrl'

/** Whether the letter was pressed with ⌘ on a Mac or Ctrl elsewhere, and no other modifier. */
export const isCommand = (event: KeyboardEvent, letter: string): boolean =>
  (isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !event.isComposing &&
  event.key.toLowerCase() === letter

type Shortcuts = {
  onPalette: () => void
  onHelp: () => void
  /** Receives the letters of `pageKeys.ts`. */
  onLetter: (event: KeyboardEvent) => void
}

export function useShortcuts(shortcuts: Shortcuts): void {
  const handleKeyDown = useEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const act = actionOf(event, shortcuts)
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [handleKeyDown])
}

function actionOf(event: KeyboardEvent, { onPalette, onHelp, onLetter }: Shortcuts): (() => void) | undefined {
  const { key, target, repeat } = event
  if (!repeat && isCommand(event, 's')) return submitOf(target)
  if (isModalOpen()) return undefined
  if (!repeat && isCommand(event, 'k')) return onPalette
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined
  // In some browsers Escape would empty the field.
  if (key === 'Escape' && isElement(target) && target.matches(listSearch)) return focusOf(currentRow())
  if (isTyping(target) || preference(keysPreference) === 'off') return undefined
  if (/^[bfjkxegnp]$/i.test(key)) return () => onLetter(event)
  const own = !repeat && /^[a-z\d]$/i.test(key) ? find(`main [data-key="${key.toLowerCase()}"]`) : null
  if (own) return () => own.click()
  if (repeat) return undefined
  if (key === '?') return onHelp
  return key === '/' ? (focusOf(find(listSearch) ?? find(headerSearch)) ?? onPalette) : undefined
}

/** Menus and popovers have no such mark, but hold the focus. */
const isModalOpen = (): boolean =>
  find('[aria-modal=true]') !== null || document.activeElement?.closest('.MuiModal-root') != null

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/** The row of a list that Tab leads to. */
export const currentRow = () => find('main tr[data-index][tabindex="0"]')

const listSearch = 'main [type=search]'
const headerSearch = 'header form[action="/file/search"] [name=search]'

const focusOf = (element: HTMLElement | null) => (element ? () => element.focus() : undefined)

const isElement = (target: EventTarget | null): target is Element => target instanceof Element

/** Submit function of the form around the focus, if that form saves; a form with an `action` leads to another page. */
function submitOf(target: EventTarget | null): (() => void) | undefined {
  const form = isElement(target) ? target.closest<HTMLFormElement>('form:not([action])') : null
  return form ? () => form.requestSubmit() : undefined
}

const isTyping = (target: EventTarget | null): boolean =>
  isElement(target) &&
  target.closest(
    'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [role=combobox], [contenteditable]:not([contenteditable=false])',
  ) !== null
