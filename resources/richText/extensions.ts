/** Extensions of the editor: exactly what `schemas/html.ts` allows. */
import { Extension, Mark, type Extensions } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { alignmentOf, fontOf, isSafeLink, type HtmlAlignment, type HtmlFont } from '#schemas/html.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    font: { setFont: (font: HtmlFont | null) => ReturnType }
    alignment: { setAlignment: (alignment: HtmlAlignment | null) => ReturnType }
  }
}

const Font = Mark.create({
  name: 'font',
  addAttributes: () => ({
    font: {
      default: null,
      parseHTML: (element) => fontOf(element.className, element.getAttribute('style') ?? '') ?? null,
      renderHTML: ({ font }: Readonly<Record<string, unknown>>) => ({ class: font }),
    },
  }),
  parseHTML: () => [
    {
      tag: 'span',
      getAttrs: (element) => fontOf(element.className, element.getAttribute('style') ?? '') !== undefined && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  addCommands() {
    return {
      setFont:
        (font) =>
        ({ commands }) =>
          font ? commands.setMark('font', { font }) : commands.unsetMark('font'),
    }
  },
})

const aligned = ['paragraph', 'heading']

const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: aligned,
      attributes: {
        alignment: {
          default: null,
          parseHTML: (element) => alignmentOf(element.className, element.getAttribute('style') ?? '') ?? null,
          renderHTML: ({ alignment }: Readonly<Record<string, unknown>>) => (alignment ? { class: alignment } : {}),
        },
      },
    },
  ],
  addCommands() {
    return {
      setAlignment:
        (alignment) =>
        ({ commands }) =>
          aligned.map((type) => commands.updateAttributes(type, { alignment })).some(Boolean),
    }
  },
})

export const extensions: Extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    // A trailing node would append a paragraph on opening, which counts as a change.
    trailingNode: false,
    heading: { levels: [1, 2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isSafeLink,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Font,
  Alignment,
]
