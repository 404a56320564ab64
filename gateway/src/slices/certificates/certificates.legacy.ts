import { z } from 'zod';
import type { CertificateService } from '../../legacy/certificate-service.ts';
import { legacyText } from '../../legacy/schemas.ts';

const certificate = z
  .object({ number: legacyText, product: legacyText, issueDate: z.iso.date(), scope: legacyText })
  .transform(({ issueDate, ...fields }) => ({ ...fields, issuedOn: issueDate }));

export function findCertificate(certificates: CertificateService, number: string) {
  return certificates.find({ call: 'certificateDetail', payload: { number }, schema: certificate });
}
