import {
  blockMember as blockEndpoint,
  getRelation,
  listConnections,
  requestConnection as requestEndpoint,
  updateConnection,
} from '#contract/connections.ts';
import type { Bind } from '#server/http/endpointRegistry.ts';
import { readId } from '#server/readId.ts';
import { blockMember } from './blockMember.ts';
import { changeConnection } from './changeConnection.ts';
import type { ConnectionOptions } from './connectionOptions.ts';
import { requestConnection } from './requestConnection.ts';
import { showConnections } from './showConnections.ts';
import { showRelation } from './showRelation.ts';

/** Who is connected with whom. */
export function bindConnections(bind: Bind, options: ConnectionOptions): void {
  bind(listConnections, (context, input) => showConnections(context, input));
  bind(requestEndpoint, (context, input) => requestConnection(options, context, input));
  bind(updateConnection, (context, input) => changeConnection(context, input));
  bind(blockEndpoint, (context, { params }) => blockMember(context, readId(params.id)));
  bind(getRelation, (context, { params }) => showRelation(context, readId(params.id)));
}
