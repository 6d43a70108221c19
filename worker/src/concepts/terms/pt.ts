/** Portuguese names of the terms of tenders and contracts: Portugal and Brazil. */
export const portugueseTerms = `
bidder: licitante, concorrente, proponente, candidato
contractor: contratada, contratado, adjudicatário, fornecedor, empreiteiro, prestador de serviços
buyer: contratante, entidade adjudicante, administração, órgão gerenciador, comprador, dono da obra, cliente
contract: contrato, acordo, ajuste
bid: proposta, oferta, lance, cotação
tender_procedure: licitação, concurso público, pregão, procedimento licitatório, certame, concorrência
tender_documents: edital, peças do procedimento, caderno de encargos, programa do procedimento, instrumento convocatório
notice: aviso de licitação, anúncio, publicação, aviso
lot: lote, lotes
annex: anexo, anexos, apêndice
award: adjudicação, adjudicado, homologação
addendum: retificação, errata, aditamento, alteração do edital
eligibility: habilitação, habilitado, condições de participação
exclusion: exclusão, impedimento, impedidos, inidoneidade
rejection: desclassificação, desclassificada, rejeição, inabilitação, exclusão
invoice: fatura, nota fiscal, faturação
delivery: entrega, entregar, fornecimento
acceptance: recebimento, aceitação, recebimento definitivo, aceite, recebimento provisório
penalty: multa, penalidade, sanção
delay: atraso, mora, demora
subcontractor: subcontratado, subcontratada, subcontratação
consortium_member: consorciada, membro do consórcio, empresa líder
power_of_attorney: procuração, instrumento de mandato, credenciamento
representative: representante, representante legal, procurador
declaration: declaração, declarações, autodeclaração
certificate: certidão, certificado, atestado, comprovante, comprovação
tax: imposto, tributos, impostos, taxas
vat: IVA, imposto sobre o valor acrescentado, ICMS
price: preço, preços
unit_price: preço unitário, valor unitário, preços unitários
total_price: preço total, valor total, valor global
lump_sum: preço global, empreitada por preço global, preço fixo
price_schedule: planilha de preços, lista de preços, planilha de custos, tabela de preços
quantity: quantidade, quantitativo, quantidades
bill_of_quantities: planilha orçamentária, mapa de quantidades, planilha de quantitativos
technical_specification: especificações técnicas, termo de referência, especificação, memorial descritivo
requirement: requisito, requisitos, exigência
minimum_requirement: requisito mínimo, requisitos mínimos, exigências mínimas
deadline: prazo, data limite, prazo máximo, até
closing: encerramento, término
opening: abertura
evaluation: avaliação, julgamento, análise
criterion: critério, critérios
weighting: ponderação, peso
score: pontuação, pontos, nota
ranking: classificação, ordem de classificação
winner: vencedor, licitante vencedor, primeiro colocado, adjudicatário
tie: empate, desempate, critérios de desempate
lowest_price: menor preço, mais baixo preço, menor lance
abnormally_low: anormalmente baixo, inexequível, inexequibilidade, preço inexequível
site_visit: vistoria, visita técnica, visita
clarification: esclarecimento, esclarecimentos, dúvida, pergunta
negotiation: negociação, negociar
standstill: prazo suspensivo, suspensão
appeal: recurso, recurso administrativo, impugnação, reclamação
withdrawal: retirada, desistência, retirar
modification: alteração, modificação, alterar
extension: prorrogação, prorrogar, prorrogado
renewal: renovação, renovar
option: opção, opcional
variant: variante, variantes, proposta variante
deviation: desvio, divergência, exceção
arbitration: arbitragem, árbitro
dispute: litígio, controvérsia, conflito
court: tribunal, foro, juízo
law: lei, legislação, direito
regulation: regulamento, normas, disposições
termination: rescisão, extinção do contrato, resolução do contrato, rescindir
cancellation: cancelamento, revogação, anulação
suspension: suspensão, interrupção
force_majeure: força maior, caso fortuito
confidentiality: confidencialidade, sigilo, confidencial
data_protection: proteção de dados, dados pessoais, LGPD
intellectual_property: propriedade intelectual, direitos de autor, direitos autorais
ownership: propriedade, titularidade
liability: responsabilidade, responsável
damage: dano, danos, prejuízo
compensation: indenização, indemnização, ressarcimento, reembolso
breach: descumprimento, incumprimento, inexecução, violação
guarantee: fiança bancária, garantia bancária, garantia
deposit: depósito, caução
retention: retenção, glosa
insurance_policy: apólice, apólice de seguro, segurado, cobertura
payment: pagamento, pagar
instalment: parcela, prestação, parcelas
interest: juros, juros de mora
discount: desconto, abatimento
bank: banco, conta corrente, conta bancária
price_adjustment: reajuste, reajustamento, revisão de preços, repactuação, atualização de preços
budget: orçamento, dotação orçamentária, recursos
cost: custo, custos, despesas
fee: taxa, honorários, tarifa
amount: montante, quantia, dinheiro, importância
value: valor
percentage: percentual, percentagem, por cento, porcentagem
minimum: mínimo, mínima, pelo menos, no mínimo
maximum: máximo, máxima, no máximo, limite
signature: assinatura, assinar, assinado
electronic_signature: assinatura eletrônica, assinatura digital, certificado digital
stamp: carimbo, selo
envelope: envelope, envelopes, invólucro
copy: cópia, cópias
original: original, originais
translation: tradução, traduzido, tradução juramentada
form: formulário, modelo, minuta
submission: apresentação, envio, entrega da proposta, apresentar
electronic: eletrônico, eletrónico, digital, por meio eletrônico
platform: plataforma, portal, sistema eletrônico
email: e-mail, correio eletrônico, correio eletrónico, endereço eletrônico
phone: telefone, telefónico
address: endereço, morada
post: correio, correios, via postal
contact_person: pessoa de contacto, contato, responsável
authority: autoridade, administração, órgão
department: departamento, setor, secretaria, unidade
committee: comissão, júri, comissão de licitação, equipe de apoio
date: data, dia
time: hora, horário, horas
working_day: dia útil, dias úteis
calendar_day: dia corrido, dias corridos, dias consecutivos
hour: hora, horas
minute: minuto, minutos
week: semana, semanas
month: mês, meses
year: ano, anos, anual
duration: duração, vigência, período
start: início, começo, ordem de início
end: fim, término, conclusão
schedule: cronograma, calendário, programação
milestone: etapa, fase, marco
work: obra, obras, trabalhos
service: serviço, serviços, prestação
goods: bens, materiais, produtos, fornecimentos
item: item, artigo, itens
framework_agreement: acordo-quadro, ata de registro de preços, registro de preços
open_procedure: concurso público, concorrência, pregão eletrônico
restricted_procedure: concurso limitado, procedimento restrito
direct_award: ajuste direto, dispensa de licitação, inexigibilidade
quality: qualidade, garantia de qualidade
standard: norma, padrão
inspection: inspeção, fiscalização, controle, verificação
test: teste, ensaio, testes
defect: defeito, vício, falha, avaria
repair: reparo, reparação, conserto, correção
replacement: substituição, substituir, troca
spare_part: peça de reposição, peças de reposição, peças sobressalentes
maintenance: manutenção, conservação
support: suporte, assistência técnica, suporte técnico
response_time: tempo de resposta, tempo de atendimento, prazo de atendimento
availability: disponibilidade, disponível
service_level: nível de serviço, acordo de nível de serviço, níveis de serviço
installation: instalação, instalar, montagem
commissioning: entrada em funcionamento, comissionamento, entrada em operação
training: treinamento, formação, capacitação
manual: manual, manuais, documentação
packaging: embalagem, acondicionamento
transport: transporte, frete
customs: alfândega, importação, direitos aduaneiros
origin: origem, país de origem, procedência
manufacturer: fabricante, produtor
brand: marca
equivalent: equivalente, similar, de melhor qualidade
sample: amostra, amostras
catalogue: catálogo, folder, ficha técnica
drawing: desenho, planta, projeto
experience: experiência
reference: referência, referências
personnel: pessoal, funcionários, empregados, equipe, trabalhadores
key_personnel: equipe técnica, responsável técnico, gestor do projeto, coordenador
qualification: qualificação, habilitação, competência
diploma: diploma, graduação, formação acadêmica
cv: currículo, curriculum vitae
licence: licença, alvará, autorização
registration: registro, registo, inscrição, cadastro
company: empresa, sociedade, pessoa jurídica
manufacturer_authorisation: autorização do fabricante, distribuidor, revenda autorizada
turnover: volume de negócios, faturamento, receita
balance_sheet: balanço patrimonial, balanço, demonstrações contábeis
insolvency: falência, insolvência, recuperação judicial
criminal_record: registo criminal, condenação, crime
tax_debt: regularidade fiscal, certidão negativa, débitos
social_security: segurança social, seguridade social, INSS, FGTS
corruption: corrupção, fraude, suborno, conluio
conflict_of_interest: conflito de interesses, conflito de interesse
environment: meio ambiente, ambiental
sustainability: sustentabilidade, sustentável
safety: segurança, segurança do trabalho
accident: acidente, lesão
wage: salário, remuneração
collective_agreement: convenção coletiva, acordo coletivo, salário mínimo
takeover_of_staff: cessão de posição, transmissão de estabelecimento
report: relatório, relatórios
meeting: reunião, sessão
minutes: ata, atas
approval: aprovação, autorização, anuência
obligation: obrigação, obrigações, dever
responsible: responsável, encarregado, fiscal do contrato
priority: prevalece, prevalência, ordem de prioridade
contradiction: contradição, divergência, discrepância
calculation_error: erro de cálculo, erros aritméticos, erro aritmético
general_terms: condições gerais, cláusulas gerais
missing_documents: saneamento, suprimento de irregularidades, documentos complementares, diligência
page_limit: número de páginas, páginas, folhas
clause: cláusula, artigo, parágrafo, subitem
table: tabela, quadro, lista
small_business: microempresa, empresa de pequeno porte, ME e EPP, pequenas e médias empresas
preference: preferência, margem de preferência, tratamento diferenciado
local: local, nacional, regional
foreign: estrangeiro, estrangeira, internacional
place_of_performance: local de execução, local de prestação, local da prestação dos serviços
reason: motivo, razão, justificativa, fundamentação
purpose: finalidade, objetivo
scope: objeto, objeto do contrato, escopo
`;
