/** Spanish names of the terms of tenders and contracts: Spain and Latin America. */
export const spanishTerms = `
bidder: licitador, oferente, licitante, proponente, postor, candidato
contractor: contratista, adjudicatario, proveedor, prestador del servicio
buyer: órgano de contratación, entidad contratante, poder adjudicador, comprador, contratante, convocante, cliente
contract: contrato, acuerdo, convenio
bid: oferta, propuesta, proposición, cotización, plica
tender_procedure: licitación, convocatoria, procedimiento de contratación, concurso, llamado a licitación
tender_documents: pliego, pliegos, bases de licitación, documentos de licitación, bases
notice: anuncio de licitación, anuncio, publicación, aviso
lot: lote, lotes
annex: anexo, anexos, apéndice, adjunto
award: adjudicación, adjudicado, adjudicar, fallo
addendum: adenda, enmienda, corrección de errores, circular aclaratoria
eligibility: elegibilidad, elegible, aptitud para contratar, habilitación
exclusion: exclusión, excluido, prohibición de contratar, inhabilitación
rejection: rechazo, rechazada, descalificación, desestimada, inadmisible
invoice: factura, facturación, facturar
delivery: entrega, entregar, suministro
acceptance: recepción, aceptación, acta de recepción, conformidad
penalty: penalidad, multa, sanción
delay: retraso, demora, atraso, mora
subcontractor: subcontratista, subcontratación
consortium_member: miembro del consorcio, consorciado, integrante
power_of_attorney: poder, poder notarial, carta poder, escritura de poder
representative: representante, representante legal, apoderado
declaration: declaración, declaración responsable, declaración jurada
certificate: certificado, certificación, constancia, acreditación
tax: impuesto, impuestos, tributos
vat: IVA, impuesto sobre el valor añadido, IGV
price: precio, precios
unit_price: precio unitario, precios unitarios, tarifa
total_price: precio total, importe total, monto total
lump_sum: suma alzada, tanto alzado, precio fijo
price_schedule: lista de precios, desglose de precios, planilla de cotización, cuadro de precios
quantity: cantidad, cantidades
bill_of_quantities: lista de cantidades, cómputo métrico, mediciones, presupuesto detallado
technical_specification: especificaciones técnicas, pliego de prescripciones técnicas, términos de referencia, prescripciones técnicas
requirement: requisito, requisitos, exigencia
minimum_requirement: requisito mínimo, requisitos mínimos, requerimientos mínimos
deadline: plazo, fecha límite, plazo máximo, a más tardar
closing: cierre, vencimiento
opening: apertura
evaluation: evaluación, valoración, calificación
criterion: criterio, criterios
weighting: ponderación, peso
score: puntuación, puntaje, punto, puntos
ranking: clasificación, orden de prelación, orden de mérito
winner: adjudicatario, ganador, licitador propuesto
tie: empate, igualdad de puntuación, desempate
lowest_price: precio más bajo, menor precio, oferta más baja
abnormally_low: anormalmente baja, baja temeraria, desproporcionada, valores anormales
site_visit: visita, visita al sitio, visita a las instalaciones
clarification: aclaración, consulta, pregunta
negotiation: negociación, negociar
standstill: plazo de suspensión, plazo de espera
appeal: recurso, impugnación, reclamación, recurso especial
withdrawal: retirada, retiro, retirar
modification: modificación, modificar, cambio
extension: prórroga, ampliación del plazo, prorrogar
renewal: renovación, renovar
option: opción, opcional
variant: variante, variantes, oferta alternativa
deviation: desviación, excepción, apartarse
arbitration: arbitraje, árbitro
dispute: controversia, disputa, litigio, conflicto
court: tribunal, juzgado, jurisdicción
law: ley, legislación, derecho
regulation: reglamento, normativa, disposiciones
termination: resolución del contrato, rescisión, terminación, terminación anticipada
cancellation: cancelación, desistimiento, revocación
suspension: suspensión, interrupción
force_majeure: fuerza mayor, caso fortuito
confidentiality: confidencialidad, confidencial, secreto
data_protection: protección de datos, datos personales, datos de carácter personal
intellectual_property: propiedad intelectual, derechos de autor
ownership: propiedad, titularidad
liability: responsabilidad, responsable
damage: daño, daños, perjuicios
compensation: indemnización, compensación, reembolso, resarcimiento
breach: incumplimiento, infracción, violación
guarantee: garantía bancaria, aval, garantía, fianza
deposit: depósito, caución, fianza
retention: retención, retenciones, fondo de garantía
insurance_policy: póliza, póliza de seguro, asegurado, cobertura
payment: pago, abono, pagar
instalment: pago parcial, cuota, plazos
interest: intereses, intereses de demora, interés
discount: descuento, rebaja, bonificación
bank: banco, cuenta bancaria, entidad bancaria
price_adjustment: revisión de precios, reajuste, ajuste de precios, reajuste de precios
budget: presupuesto, crédito presupuestario, financiación
cost: costo, coste, costos, gastos
fee: tasa, honorarios, tarifa, cargo
amount: importe, monto, cantidad, dinero
value: valor
percentage: porcentaje, por ciento, proporción
minimum: mínimo, al menos, como mínimo
maximum: máximo, como máximo, tope, límite
signature: firma, firmar, firmado
electronic_signature: firma electrónica, firma digital
stamp: sello, timbre
envelope: sobres, sobre cerrado
copy: copia, copias
original: original, originales
translation: traducción, traducido
form: formulario, modelo, formato
submission: presentación, presentar, entrega de la oferta, remisión
electronic: electrónico, electrónica, en línea, digital
platform: plataforma, portal, plataforma de contratación
email: correo electrónico, email
phone: teléfono, telefónico
address: dirección, domicilio
post: correo, correo postal, mensajería
contact_person: persona de contacto, contacto
authority: autoridad, administración, organismo
department: departamento, servicio, unidad, área
committee: comité, comisión, mesa de contratación, comisión evaluadora
date: fecha, día
time: hora, horas
working_day: día hábil, días hábiles, días laborables
calendar_day: día natural, días naturales, días calendario, días corridos
hour: hora, horas
minute: minuto, minutos
week: semana, semanas
month: mes, meses
year: año, años, anual
duration: duración, vigencia, período
start: inicio, comienzo, orden de inicio
end: fin, finalización, término
schedule: cronograma, calendario, programa de trabajo
milestone: hito, etapa, fase
work: obra, obras, trabajos
service: servicio, servicios, prestación
goods: bienes, suministros, productos
item: artículo, partida, ítem
framework_agreement: acuerdo marco, convenio marco
open_procedure: procedimiento abierto, licitación pública
restricted_procedure: procedimiento restringido, licitación restringida
direct_award: adjudicación directa, contratación directa, trato directo
quality: calidad, aseguramiento de la calidad
standard: norma, estándar
inspection: inspección, control, verificación, auditoría
test: ensayo, prueba, pruebas
defect: defecto, vicio, falla, avería
repair: reparación, reparar, subsanar
replacement: reemplazo, sustitución, reposición, cambio
spare_part: repuesto, repuestos, piezas de recambio, recambios
maintenance: mantenimiento, conservación
support: soporte, asistencia técnica, apoyo
response_time: tiempo de respuesta, plazo de respuesta
availability: disponibilidad, disponible
service_level: nivel de servicio, acuerdo de nivel de servicio, ANS
installation: instalación, instalar, montaje, colocación
commissioning: puesta en marcha, puesta en servicio, puesta en funcionamiento
training: formación, capacitación, entrenamiento
manual: manual, instrucciones, documentación
packaging: embalaje, envase, empaque
transport: transporte, envío, flete
customs: aduana, importación, derechos de aduana
origin: origen, país de origen, procedencia
manufacturer: fabricante, productor
brand: marca
equivalent: equivalente, similar
sample: muestra, muestras
catalogue: catálogo, folleto, ficha técnica
drawing: plano, planos, dibujo
experience: experiencia
reference: referencia, referencias
personnel: personal, trabajadores, empleados
key_personnel: personal clave, jefe de proyecto, director de obra, equipo de trabajo
qualification: cualificación, calificación, competencia
diploma: título, titulación, diploma
cv: currículum, currículum vitae, hoja de vida
licence: licencia, permiso, autorización
registration: registro, inscripción, inscrito
company: empresa, sociedad, compañía
manufacturer_authorisation: autorización del fabricante, distribuidor, distribuidor autorizado
turnover: volumen de negocios, facturación, ventas
balance_sheet: balance, estados financieros, cuentas anuales
insolvency: insolvencia, concurso de acreedores, quiebra
criminal_record: antecedentes penales, condena, delito
tax_debt: obligaciones tributarias, deudas tributarias, al corriente
social_security: seguridad social
corruption: corrupción, soborno, fraude, colusión
conflict_of_interest: conflicto de intereses, conflictos de interés
environment: medio ambiente, medioambiental, ambiental
sustainability: sostenibilidad, sostenible, sustentable
safety: seguridad, seguridad y salud, prevención de riesgos
accident: accidente, lesión
wage: salario, sueldo, remuneración
collective_agreement: convenio colectivo, salario mínimo
takeover_of_staff: subrogación, subrogación del personal
report: informe, reporte
meeting: reunión, sesión, junta
minutes: acta, actas
approval: aprobación, autorización, visto bueno
obligation: obligación, obligaciones, obligado
responsible: responsable, encargado
priority: orden de prelación, prevalece, prelación
contradiction: contradicción, discrepancia, error
calculation_error: error aritmético, errores aritméticos, error de cálculo
general_terms: condiciones generales, cláusulas generales, términos y condiciones
missing_documents: subsanación, subsanar, documentos faltantes, documentación omitida
page_limit: número de páginas, páginas, extensión máxima
clause: cláusula, apartado, artículo, párrafo
table: tabla, cuadro, lista
small_business: pequeñas y medianas empresas, PYME, MIPYME, micro y pequeñas empresas
preference: preferencia, margen de preferencia
local: local, nacional
foreign: extranjero, internacional
place_of_performance: lugar de ejecución, lugar de prestación, emplazamiento
reason: motivo, razón, justificación, causa
purpose: finalidad, objetivo, propósito
scope: objeto, objeto del contrato, alcance
`;
