/** Puts text where the cursor was, in a plain field or in the editor of rich text, as if it had been typed there. */
import type { Editor } from '@tiptap/core'

/** Selector of what can be written in: fields of one or several lines, and editors. */
export const writable = 'input[type=text], textarea:not([aria-hidden]), [contenteditable=true]'

/** @param isBlock Stands in a paragraph of its own where there are paragraphs. */
export function insertText(target: HTMLElement, text: string, isBlock: boolean): void {
  const { editor } = target as HTMLElement & { editor?: Editor }
  if (editor) {
    const node = { type: 'text', text }
    const isEmptyLine = editor.state.selection.$from.parent.content.size === 0
    const content = isBlock && !isEmptyLine ? { type: 'paragraph', content: [node] } : node
    editor.chain().focus().insertContent(content).run()
    return
  }
  if (!(target instanceof HTMLInputElement) && !(target instanceof HTMLTextAreaElement)) return
  target.focus()
  const start = target.selectionStart ?? target.value.length
  target.setRangeText(text, start, target.selectionEnd ?? start, 'end')
  target.dispatchEvent(new Event('input', { bubbles: true }))
}
