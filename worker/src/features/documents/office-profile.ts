import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A setting of LibreOffice: its path, name and value. */
type Setting = [path: string, name: string, value: string];

/**
 * What a document may not do while it is converted: run macros or active content, fetch what it refers to, renew links and fields from elsewhere.
 * Whatever asks for the network in spite of it meets a proxy that is not there.
 */
const settings: Setting[] = [
  ['Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'],
  ['Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
  ['Office.Common/Security/Scripting', 'DisableActiveContent', 'true'],
  ['Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
  ['Office.Writer/Content/Update', 'Link', '0'],
  ['Office.Calc/Content/Update', 'Link', '2'],
  ['Office.Calc/Formula/Load', 'OOXMLRecalcMode', '1'],
  ['Office.Calc/Formula/Load', 'ODFRecalcMode', '1'],
  ['Office.Common/Misc', 'UseSystemFileDialog', 'false'],
  ['Office.Common/Save/Document', 'CreateBackup', 'false'],
  ['Office.Recovery/AutoSave', 'Enabled', 'false'],
  ['Inet/Settings', 'ooInetProxyType', '2'],
  ['Inet/Settings', 'ooInetHTTPProxyName', '127.0.0.1'],
  ['Inet/Settings', 'ooInetHTTPProxyPort', '9'],
  ['Inet/Settings', 'ooInetHTTPSProxyName', '127.0.0.1'],
  ['Inet/Settings', 'ooInetHTTPSProxyPort', '9'],
  ['Inet/Settings', 'ooInetFTPProxyName', '127.0.0.1'],
  ['Inet/Settings', 'ooInetFTPProxyPort', '9'],
];

/** Makes a profile in a folder of its own, so that nothing of one conversion is left for the next. */
export async function writeOfficeProfile(folder: string): Promise<void> {
  const items = settings.map(
    ([path, name, value]) =>
      `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  );
  await mkdir(join(folder, 'user'), { recursive: true });
  await writeFile(
    join(folder, 'user', 'registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${items.join('\n')}
</oor:items>
`,
  );
}
