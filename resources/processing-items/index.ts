/** As generated; who is to solve one is chosen in a dialog over the list. */
import generated from '#resources/generated/processing-items/index.ts'

export default { ...generated, options: { ...generated.options, dialog: true } }
