/** Global keyboard shortcuts, inactive in inputs and in open dialogs. */
import { useEffect } from 'react'
import { useEvent } from 'react-admin'

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

type Shortcuts = { onPalette: () => void; onHelp: () => void }

export function useShortcuts({ onPalette, onHelp }: Shortcuts): void {
  const handleKeyDown = useEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat) return
    const act = actionOf(event, { onPalette, onHelp })
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [handleKeyDown])
}

function actionOf(event: KeyboardEvent, { onPalette, onHelp }: Shortcuts): (() => void) | undefined {
  if (isCommand(event, 's')) return submitOf(event.target)
  if (isModalOpen()) return undefined
  if (isCommand(event, 'k')) return onPalette
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return undefined
  if (event.key === '?') return onHelp
  if (event.key !== '/') return undefined
  const field = searchField()
  return field ? () => field.focus() : onPalette
}

const isModalOpen = (): boolean => document.querySelector('[aria-modal=true]') !== null

const searchForm = 'form[action="/file/search"] [name=search]'

/** Search field of the page, else of the header. */
const searchField = (): HTMLElement | null =>
  document.querySelector(`main ${searchForm}`) ?? document.querySelector(`header ${searchForm}`)

/** Submit function of the form around the focus, if that form saves; a form with an `action` leads to another page. */
function submitOf(target: EventTarget | null): (() => void) | undefined {
  const form = target instanceof Element ? target.closest<HTMLFormElement>('form:not([action])') : null
  return form ? () => form.requestSubmit() : undefined
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [role=combobox], [contenteditable]:not([contenteditable=false])',
  ) !== null
