/**
 * The names a server answers to. A foreign page may point a name of its own at this machine (DNS rebinding) and would
 * then pass for ours in a browser; what it cannot do is change the `Host` field, which tells the name.
 */

import { BlockList, isIPv4, isIPv6 } from 'node:net';

const loopback = new BlockList(); // a set of addresses, here of those that are let in
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** The host in a `Host` field or a URL, in small letters, without its port; undefined if there is none. */
export function hostIn(authority: string): string | undefined {
  const [, host] = /^(\[[0-9a-f:.]+\]|[a-z0-9_-][a-z0-9._-]*)(?::\d*)?$/.exec(authority.toLowerCase()) ?? [];
  return host?.replace(/\.$/, ''); // the dot of the root
}

/** Whether a host is this machine, whoever says so. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  if (isIPv4(address)) return loopback.check(address);
  if (isIPv6(address)) return loopback.check(address, 'ipv6');
  return host === 'localhost' || host.endsWith('.localhost');
}

/** What a machine is called, and its addresses. */
export interface Machine {
  readonly hostname: string;
  readonly addresses: readonly { readonly address: string; readonly internal: boolean }[];
}

const EVERYWHERE = ['0.0.0.0', '::'];

/** The hosts that a server is reached by which listens on an address, as `hostIn` writes them; the one to name comes first. */
export function hostsOf(address: string, { hostname, addresses }: Machine): readonly string[] {
  if (!EVERYWHERE.includes(address)) return [hostOf(address)];
  const outside = addresses.filter(({ internal }) => !internal).map((one) => one.address);
  const sorted = [...outside.filter((one) => isIPv4(one)), ...outside.filter((one) => !isIPv4(one))];
  const name = hostname.toLowerCase();
  return [...sorted.map(hostOf), name, `${name}.local`];
}

/** As it stands in a URL. */
const hostOf = (address: string): string => (isIPv6(address) ? `[${address}]` : address.toLowerCase());
