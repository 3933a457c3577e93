/** Passkeys: what the browser's own dialog does, as replies that never throw. */
import type { Reply } from '../room/call';
import type { Ceremony, PasskeyAnswer } from '../wire/accounts';

/** Has this browser passkeys at all? The room says whether it takes them at this address. */
export function browserHasPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** Let the device answer: sign in, or prove that it is still the owner. */
export function answer(
  asked: Ceremony<PublicKeyCredentialRequestOptionsJSON>,
): Promise<Reply<PasskeyAnswer>> {
  return credential(asked.ceremony, () =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asked.options),
    }),
  );
}

/** Let the device make a new passkey. */
export function make(
  asked: Ceremony<PublicKeyCredentialCreationOptionsJSON>,
): Promise<Reply<PasskeyAnswer>> {
  return credential(asked.ceremony, () =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(asked.options),
    }),
  );
}

async function credential(
  ceremony: string,
  ask: () => Promise<Credential | null>,
): Promise<Reply<PasskeyAnswer>> {
  try {
    const given = await ask();
    if (given instanceof PublicKeyCredential) {
      return { ok: true, value: { ceremony, credential: given.toJSON() } };
    }
  } catch {
    // The person closed the dialog, or the device knows no passkey of this room.
  }
  return { ok: false, refusal: { code: 'passkey.not_given', sentence: '' } };
}
