/** The room's signature: Ed25519, as in RFC 8032. */
import { ed25519 } from '@noble/curves/ed25519.js';
import { unhex } from './bytes';
import { message } from './hashing';

/** Did the owner of the public key sign this digest? All in hexadecimal digits. */
export function signedBy(key: string, digest: string, signature: string): boolean {
  try {
    const text = message('signature', unhex(digest));
    return ed25519.verify(unhex(signature), text, unhex(key), { zip215: false });
  } catch {
    return false;
  }
}
