/** Converts rich text to PDF content: the elements of `schemas/html.ts`, and the blocks that the server makes. */
import { ElementType, parseDocument } from 'htmlparser2'
import type { Content, ContentTable, ContentText, TableCell } from 'pdfmake/interfaces.js'
import { isSafeLink } from '#schemas/html.ts'

type Parent = ReturnType<typeof parseDocument>
type Node = Parent['children'][number]
type Element = Extract<Node, { attribs: unknown }>
type Marks = Pick<ContentText, 'bold' | 'italics' | 'decoration' | 'color' | 'link'>

const grey = '#55606e'
const gap = 8

export const pdfContent = (html: string): Content[] => blocksOf(parseDocument(html).children)

/** Text between blocks becomes a paragraph of its own. */
function blocksOf(nodes: readonly Node[]): Content[] {
  const blocks: Content[] = []
  let line: Node[] = []
  const endLine = () => {
    const text = inlinesOf(line, {})
    if (text.some((part) => part.text !== ' ')) blocks.push({ text, margin: [0, 0, 0, gap] })
    line = []
  }
  for (const node of nodes) {
    const block = isElement(node) ? blockOf(node) : undefined
    if (block === undefined) line.push(node)
    else {
      endLine()
      blocks.push(block)
    }
  }
  endLine()
  return blocks
}

function blockOf(element: Element): Content | undefined {
  const { name, children, attribs } = element
  const alignment = alignments[attribs.class ?? '']
  const aligned = alignment ? { alignment } : {}
  switch (name) {
    case 'p':
      return paragraph(children, { margin: [0, 0, 0, gap], ...aligned })
    case 'div':
      if (attribs.class === 'lines')
        return { text: inlinesOf(children, { color: grey }), fontSize: 8.5, margin: [0, 4, 0, gap] }
      return { stack: blocksOf(children), ...aligned }
    case 'h1':
    case 'h2':
    case 'h3':
      return paragraph(children, { bold: true, fontSize: headings[name], margin: [0, 6, 0, 4], ...aligned })
    case 'ul':
    case 'ol': {
      const items = children.filter(isElement).map((item): Content => ({ stack: blocksOf(item.children) }))
      return name === 'ul'
        ? { ul: items, margin: [0, 0, 0, gap] }
        : { ol: items, start: Number(attribs.start ?? 1), margin: [0, 0, 0, gap] }
    }
    case 'blockquote':
      return { stack: blocksOf(children), margin: [14, 0, 0, gap], color: grey }
    case 'hr':
      return {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: 460, y2: 0, lineWidth: 0.5, lineColor: '#d5d9e0' }],
        margin: [0, 6, 0, gap],
      }
    case 'table':
      return tableOf(element)
    case 'figure':
      return { qr: attribs['data-code'] ?? '', fit: 96, margin: [0, 0, 0, gap] }
    default:
      return undefined
  }
}

const headings = { h1: 15, h2: 13, h3: 11.5 } as const
const alignments: Readonly<Record<string, 'left' | 'center' | 'right' | 'justify'>> = {
  'align-left': 'left',
  'align-center': 'center',
  'align-right': 'right',
  'align-justify': 'justify',
}

/** An empty paragraph becomes an empty line, as on screen. */
function paragraph(children: readonly Node[], style: Partial<ContentText>): ContentText {
  const text = inlinesOf(children, {})
  return { ...style, text: text.length > 0 ? text : ' ' }
}

function tableOf(table: Element): ContentTable {
  const rows = descendants(table, 'tr').map((row) =>
    row.children.filter(isElement).map((cell): TableCell => {
      const kind = cell.attribs.class ?? ''
      return {
        text: inlinesOf(cell.children, {}),
        ...(kind.includes('amount') && { alignment: 'right' as const, noWrap: true }),
        ...((kind.includes('total') || cell.name === 'th') && { bold: true }),
        ...(cell.name === 'th' && { color: grey }),
      }
    }),
  )
  const columns = Math.max(1, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, at) => (at === columns - 1 ? 'auto' : '*'))
  return {
    table: { headerRows: 1, widths, body: rows },
    layout: 'lightHorizontalLines',
    fontSize: 9.5,
    margin: [0, 0, 0, gap + 2],
  }
}

const descendants = (element: Element, name: string): Element[] =>
  element.children.filter(isElement).flatMap((child) => (child.name === name ? [child] : descendants(child, name)))

function inlinesOf(nodes: readonly Node[], marks: Marks): ContentText[] {
  return nodes.flatMap((node): ContentText[] => {
    if (node.type === ElementType.Text) return [{ text: node.data.replace(/[\s\u200b]+/g, ' '), ...marks }]
    if (!isElement(node)) return []
    return node.name === 'br' ? [{ text: '\n' }] : inlinesOf(node.children, { ...marks, ...marksOf(node) })
  })
}

function marksOf({ name, attribs }: Element): Marks {
  switch (name) {
    case 'strong':
      return { bold: true }
    case 'em':
      return { italics: true }
    case 'u':
      return { decoration: 'underline' }
    case 's':
      return { decoration: 'lineThrough' }
    case 'a':
      return isSafeLink(attribs.href ?? '')
        ? { link: attribs.href ?? '', color: '#1a56b0', decoration: 'underline' }
        : {}
    default:
      return {}
  }
}

const isElement = (node: Node): node is Element => node.type === ElementType.Tag
