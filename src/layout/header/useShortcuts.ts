/** The keys that work on every page. They leave alone what is being typed, and what an open dialog is for. */
import { useEffect } from 'react'
import { useEvent } from 'react-admin'

const isApple = /^(Mac|iP)/.test(navigator.platform)

/** What the key is called that goes with a letter. */
export const commandName = isApple ? '⌘' : 'Ctrl'

/** That letter with ⌘ on a Mac, with Ctrl elsewhere, and with nothing else. */
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

/** The search field of the page, otherwise that of the header, where that has one. */
const searchField = (): HTMLElement | null =>
  document.querySelector(`main ${searchForm}`) ?? document.querySelector(`header ${searchForm}`)

/** The form that one is in, where that is one that saves: those with an address lead to another page. */
function submitOf(target: EventTarget | null): (() => void) | undefined {
  const form = target instanceof Element ? target.closest<HTMLFormElement>('form:not([action])') : null
  return form ? () => form.requestSubmit() : undefined
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [role=combobox], [contenteditable]:not([contenteditable=false])',
  ) !== null
