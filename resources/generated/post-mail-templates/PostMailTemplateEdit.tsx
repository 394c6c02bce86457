// Generated from post-mail-template.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const PostMailTemplateEdit = () => <EditPage resource="post-mail-template" />
