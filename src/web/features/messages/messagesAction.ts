import type { ActionFunctionArgs } from 'react-router';
import type { Api } from '#contract/endpoints.ts';
import { accountAction, type AccountEnd, type PostedValues } from '#web/shell/account/accountAction.ts';
import { loadServices } from '#web/shell/loading.ts';
import { type Paths, pathsIn } from '#web/shell/paths.ts';

/** Where the answer to a message is looked at. */
export const composeId = 'compose';

/** What the forms of chat ask for without script: to open a conversation with a member, to send, to mark as read. */
async function run(api: Api, values: PostedValues, paths: Paths): Promise<AccountEnd<never>> {
  const { intent, id = '', user_id: userId = '', body = '', client_id = '', last_read_message_id = '' } = values;
  if (intent === 'open') {
    const conversation = await api.openConversation({ body: { user_id: Number(userId) } });
    return { leaveFor: paths.messages({ convoId: conversation.id }) };
  }
  if (intent === 'send') {
    await api.sendMessage({ params: { id }, body: { body, client_id } });
    return { leaveFor: `${paths.messages({ convoId: id })}#${composeId}` };
  }
  if (intent === 'read') {
    const last = Number(last_read_message_id);
    await api.markConversationRead({ params: { id }, body: { last_read_message_id: last } });
    return { leaveFor: paths.messages({ convoId: id }) };
  }
  return { done: null };
}

export function messagesAction(args: ActionFunctionArgs) {
  const paths = pathsIn(args.context.get(loadServices).language);
  return accountAction<never>((api, values) => run(api, values, paths))(args);
}
