/** Generated views with a preview on the page and help beside the form. */
import generated from '#resources/generated/subpoena-templates/index.ts'
import { templateParts } from '#resources/templates/templateParts.ts'

export default { ...generated, options: { ...generated.options, ...templateParts } }
