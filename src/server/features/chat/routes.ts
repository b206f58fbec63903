import {
  getConversation,
  listConversations,
  listMessages,
  markConversationRead as readEndpoint,
  openConversation as openEndpoint,
  sendMessage as sendEndpoint,
} from '#contract/conversations.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { readId } from '#server/readId.ts';
import { markConversationRead } from './markConversationRead.ts';
import { openConversation } from './openConversation.ts';
import { sendMessage } from './sendMessage.ts';
import { showConversation, showConversations } from './showConversations.ts';
import { showMessages } from './showMessages.ts';

/** Conversations of two members, for whom staff switched chat on (decisions §6). */
export function bindChat(bind: Bind): void {
  bind(listConversations, (context, input) => showConversations(context, input));
  bind(openEndpoint, (context, input) => openConversation(context, input));
  bind(getConversation, (context, { params }) => showConversation(context, readId(params.id)));
  bind(listMessages, (context, input) => showMessages(context, input));
  bind(sendEndpoint, (context, input) => sendMessage(context, input));
  bind(readEndpoint, (context, input) => markConversationRead(context, input));
}
