import { TemplateActions } from '#resources/templates/TemplateActions.tsx'
import { postMailTemplate } from '#schemas/generated/post-mail-template.ts'

export const PostMailTemplateActions = () => <TemplateActions entity={postMailTemplate} />
