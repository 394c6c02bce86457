/**
 * Shows errors of codegen in a corner of the page, in development. They go once the schemas are right; page and
 * input stay.
 */
const id = 'schema-mistakes'

/** Shows the lines; hides the box if there are none. */
export function showSchemaMistakes(lines: readonly string[]): void {
  document.getElementById(id)?.remove()
  if (lines.length === 0) return
  const notice = document.createElement('pre')
  notice.id = id
  notice.tabIndex = 0
  notice.setAttribute('role', 'alert')
  notice.textContent = lines.join('\n')
  Object.assign(notice.style, {
    position: 'fixed',
    insetInlineEnd: '16px',
    bottom: '16px',
    zIndex: '2000',
    margin: '0',
    maxWidth: 'min(90ch, calc(100vw - 32px))',
    maxHeight: '60vh',
    overflow: 'auto',
    padding: '16px',
    background: '#fff',
    color: '#7a0012',
    border: '2px solid #7a0012',
    borderRadius: '8px',
    font: '13px/1.5 monospace',
  })
  document.body.append(notice)
}

import.meta.hot?.on('dossier:schemas', showSchemaMistakes)
