// Generated from post-mail-template.schema.json by npm run codegen. Do not edit.
export { PostMailTemplateForm } from './PostMailTemplateForm.tsx'
export { PostMailTemplateEdit } from './PostMailTemplateEdit.tsx'
export { PostMailTemplateCreate } from './PostMailTemplateCreate.tsx'
