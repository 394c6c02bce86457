/** Blocks as HTML: tables, lines and a QR code. `messageStyle.ts` defines their classes. */
import { escapeHtml } from './htmlParts.ts'
import type { Block } from './variable.ts'

export function blockHtml(block: Block): string {
  if (block.kind === 'lines') return `<div class="lines">${block.lines.map(escapeHtml).join('<br />')}</div>`
  if (block.kind === 'qr') return `<figure data-code="${escapeHtml(block.content)}"></figure>`
  const { head, rows, total, amounts } = block
  const row = (cells: readonly string[], tag: 'th' | 'td', kind = '') =>
    `<tr>${cells
      .map((cell, at) => {
        const names = [...(amounts.includes(at) ? ['amount'] : []), ...(kind ? [kind] : [])].join('-')
        return `<${tag}${names && ` class="${names}"`}>${escapeHtml(cell)}</${tag}>`
      })
      .join('')}</tr>`
  return [
    `<table><thead>${row(head, 'th')}</thead><tbody>`,
    ...rows.map((cells) => row(cells, 'td')),
    ...(total ? [row(total, 'td', 'total')] : []),
    '</tbody></table>',
  ].join('')
}
