// Generated from post-mail-template.schema.json by npm run codegen. Do not edit.
export { PostMailTemplateList } from './PostMailTemplateList.tsx'
export { PostMailTemplateShow } from './PostMailTemplateShow.tsx'
